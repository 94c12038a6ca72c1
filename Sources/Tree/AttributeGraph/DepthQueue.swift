/// A queue of dirty rules, the shallowest first, and in the order of insertion within a depth.
struct DepthQueue {
    /// One first-in-first-out queue for each depth.
    private var buckets: [[ScheduledRule?]] = []
    private var heads: [Int] = []
    private var shallowest = 0
    private var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func insert(_ rule: ScheduledRule) {
        while buckets.count <= rule.depth {
            buckets.append([])
            heads.append(0)
        }
        buckets[rule.depth].append(rule)
        shallowest = count == 0 ? rule.depth : min(shallowest, rule.depth)
        count += 1
    }

    mutating func popFirst() -> ScheduledRule? {
        guard count > 0 else { return nil }
        while heads[shallowest] == buckets[shallowest].count {
            buckets[shallowest].removeAll(keepingCapacity: true)
            heads[shallowest] = 0
            shallowest += 1
        }
        let head = heads[shallowest]
        let rule = buckets[shallowest][head]
        buckets[shallowest][head] = nil
        heads[shallowest] += 1
        count -= 1
        if heads[shallowest] == buckets[shallowest].count {
            buckets[shallowest].removeAll(keepingCapacity: true)
            heads[shallowest] = 0
        }
        return rule
    }
}
