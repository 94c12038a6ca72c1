// How the page and the app prove the secret to each other without sending it: each authenticates what
// the other has chosen at random (HMAC with SHA-256).

const encoder = new TextEncoder();

function digits(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function code(secret, role, challenge, answer) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const message = encoder.encode(`casement ${role} ${challenge} ${answer}`);
  return digits(new Uint8Array(await crypto.subtle.sign("HMAC", key, message)));
}

/** What the page says to an app's challenge, and the proof that only the app can give of the same. */
export async function proofs(secret, challenge) {
  const answer = digits(crypto.getRandomValues(new Uint8Array(16)));
  return {
    request: { answer, proof: await code(secret, "viewer", challenge, answer) },
    expected: await code(secret, "app", challenge, answer),
  };
}
