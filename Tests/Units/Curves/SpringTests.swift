import Geometry
import Testing

@testable import Curves

struct SpringTests {
    @Test("A spring can be described by feel or by physics")
    func descriptions() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(spring.response == 0.5)
        #expect(spring.dampingRatio == 0.7)
        let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(same.duration - 0.5) < 1e-12)
        #expect(abs(same.bounce - 0.3) < 1e-12)
    }

    @Test(
        "Motion obeys the equation of a damped spring",
        arguments: [Spring(duration: 1, bounce: 0.4), .smooth, Spring(duration: 1, bounce: -0.5)])
    func physics(spring: Spring) {
        // Compare with small steps of the forces themselves.
        var (position, velocity) = (0.0, 3.0)
        let step = 1e-5
        for _ in 0..<40_000 {
            let force = spring.force(target: 10, position: position, velocity: velocity)
            velocity += force / spring.mass * step
            position += velocity * step
        }
        #expect(abs(spring.value(target: 10, initialVelocity: 3, time: 0.4) - position) < 0.01)
        #expect(abs(spring.velocity(target: 10, initialVelocity: 3, time: 0.4) - velocity) < 0.05)
    }

    @Test("Updating in steps is the same motion as asking once")
    func update() {
        let spring = Spring.bouncy
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<30 {
            spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1 / 60)
        }
        #expect(abs(value - spring.value(target: 1, time: 0.5)) < 1e-9)
    }

    @Test(
        "After the settling duration a spring stays within epsilon",
        arguments: [0.05, 0.3, 0.8, 1, 1.5, 4])
    func settling(dampingRatio: Double) {
        let spring = Spring(response: 0.4, dampingRatio: dampingRatio)
        for velocity in [0.0, 20, -20] {
            let settled = spring.settlingDuration(
                target: 1.0, initialVelocity: velocity, epsilon: 0.001)
            for later in stride(from: 0.0, to: 2, by: 0.05) {
                let value = spring.value(
                    target: 1.0, initialVelocity: velocity, time: settled + later)
                #expect(abs(value - 1) <= 0.001_001)
            }
        }
    }

    @Test("A spring can be made for a settling duration")
    func madeToSettle() {
        let spring = Spring(settlingDuration: 2, dampingRatio: 0.6)
        #expect(abs(spring.settlingDuration - 2) < 1e-9)
    }
}
