// Casement
