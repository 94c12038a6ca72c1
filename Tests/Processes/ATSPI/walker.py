"""What is true of every element of every app, whatever it shows: the walk of a client that asks for
everything."""

import time

from reader import Atspi, GLib

SCREEN = (1280, 1024)

# What people use, which nobody can use without a name.
CONTROLS = {
    "push button", "check box", "radio button", "slider", "spin button", "entry", "password text",
    "text", "combo box", "date editor", "color chooser", "link", "menu item", "check menu item",
    "menu bar", "page tab", "progress bar", "heading", "image", "separator",
    "toggle button", "frame", "table column header"}
# What does nothing unless it is pressed or chosen.
PRESSED = {
    "push button", "check box", "radio button", "combo box", "link", "menu item",
    "check menu item", "page tab"}
# What shows a text, or takes one.
TEXTS = {"label", "heading", "entry", "password text", "text", "link"}
# A state, and the one that an element with it has as well.
ABILITIES = [
    ("focused", "focusable"), ("selected", "selectable"), ("checked", "checkable"),
    ("indeterminate", "checkable"), ("expanded", "expandable"), ("showing", "visible"),
    ("sensitive", "enabled"), ("enabled", "sensitive")]
GRANULARITIES = [
    Atspi.TextGranularity.CHAR, Atspi.TextGranularity.WORD, Atspi.TextGranularity.SENTENCE,
    Atspi.TextGranularity.LINE, Atspi.TextGranularity.PARAGRAPH]


class Rect:
    def __init__(self, rect):
        self.x, self.y, self.width, self.height = rect.x, rect.y, rect.width, rect.height

    @classmethod
    def of_point(cls, point):
        rect = Atspi.Rect()
        rect.x, rect.y = point
        return cls(rect)

    def __repr__(self):
        return f"{self.x},{self.y} {self.width}x{self.height}"

    @property
    def right(self):
        return self.x + self.width

    @property
    def bottom(self):
        return self.y + self.height

    @property
    def middle(self):
        return self.x + self.width // 2, self.y + self.height // 2

    def meets(self, other):
        return (self.x < other.right and other.x < self.right
                and self.y < other.bottom and other.y < self.bottom)

    def holds(self, other, slack=1):
        return (self.x - slack <= other.x and other.right <= self.right + slack
                and self.y - slack <= other.y and other.bottom <= self.bottom + slack)


class Node:
    """An element as the walk has found it, with what was read once."""

    def __init__(self, element, parent, index):
        self.element, self.parent, self.index = element, parent, index
        self.role = element.get_role_name()
        self.name = element.get_name()
        self.states = {state.value_nick for state in element.get_state_set().get_states()}
        self.interfaces = set(element.get_interfaces())
        self.actions = [
            Atspi.Action.get_action_name(element, number)
            for number in range(Atspi.Action.get_n_actions(element))
        ] if "Action" in self.interfaces else []
        self.place = Rect(Atspi.Component.get_extents(element, Atspi.CoordType.SCREEN)) \
            if "Component" in self.interfaces else None
        self.children = []

    @property
    def key(self):
        return (self.element, self.role, self.name, frozenset(self.states), repr(self.place))

    def __str__(self):
        return f"{self.role} {self.name!r}" if self.name else f"{self.role} in {self.parent}"

    def around(self):
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    def below(self):
        for child in self.children:
            yield child
            yield from child.below()

    @property
    def window(self):
        return self if self.parent.parent is None else self.parent.window

    @property
    def scrolls(self):
        return any(node.role in ("scroll pane", "list", "table") for node in self.around())


class Walk:
    """One walk through all that an app shows, and what is wrong with it."""

    def __init__(self, app, checked=frozenset()):
        """`checked` has what an earlier walk has seen, and is not asked again."""
        self.app = app
        self.faults = []
        self.checked = set(checked)
        app.root.clear_cache()
        self.root = self.read(app.root, None, 0)
        self.nodes = list(self.root.below())

    def read(self, element, parent, index):
        node = Node(element, parent, index)
        for number in range(element.get_child_count()):
            child = element.get_child_at_index(number)
            if child is not None:
                node.children.append(self.read(child, node, number))
        return node

    def check(self):
        for node in self.nodes:
            if node.key in self.checked:
                continue
            self.checked.add(node.key)
            for check in CHECKS:
                for fault in check(node):
                    self.faults.append(f"{node}: {fault}")
        self.faults += whole(self)
        return self.faults


# Each check yields what is wrong with an element.

def is_in_the_tree(node):
    if node.element.get_parent() != node.parent.element:
        yield "its parent is another one"
    index = node.element.get_index_in_parent()
    if index != node.index:
        yield f"it is child {node.index} and says {index}"
    # Asking for it takes as long as all else together.
    if node is node.window and node.element.get_application() != node.parent.element:
        yield "it is of another application"
    if node.role in ("invalid", "unknown", ""):
        yield "it has no role"
    word = Atspi.role_get_name(node.element.get_role())
    if word != node.role:
        yield f"its role is {word} by number and {node.role} in words"


def has_a_name(node):
    if node.role in CONTROLS and not node.name:
        yield f"a {node.role} without a name at {node.place}"
    if node.role in ("label", "list item", "panel", "page tab list", "grouping", "dialog", "menu") and not node.name:
        if not any(inner.name for inner in node.below()):
            yield "nothing in it has a name"
    if "focusable" in node.states and node.role in ("panel", "grouping") and not node.name:
        yield "the keyboard reaches it, and it has no name"


def has_sane_states(node):
    for state, ability in ABILITIES:
        if state in node.states and ability not in node.states:
            yield f"it is {state} and not {ability}"
    if "showing" in node.states and node.parent.parent and "showing" not in node.parent.states:
        yield "it shows, and what it is in does not"
    if "editable" in node.states and "read-only" in node.states:
        yield "it is editable and read-only"
    if "EditableText" in node.interfaces:
        if "editable" not in node.states:
            yield "its text can be edited and it is not editable"
        if ("single-line" in node.states) == ("multi-line" in node.states):
            yield "it has neither one line nor many"
    if node.role in ("check box", "radio button", "check menu item") \
            and "checkable" not in node.states:
        yield "it cannot be checked"
    if node.role in ("push button", "menu item", "label", "menu") and "checkable" in node.states:
        yield "it can be checked"


def is_described(node):
    node.element.get_description()
    attributes = node.element.get_attributes()
    if attributes.get("toolkit") != "Casement":
        yield f"its attributes are {attributes}"
    if node.role == "heading" and "level" in attributes and not attributes["level"].isdigit():
        yield f"its level is {attributes['level']}"


def is_in_its_place(node):
    place = node.place
    if place is None:
        yield "it is nowhere"
        return
    if place.width < 0 or place.height < 0:
        yield f"its size is {place}"
    inside = Rect(Atspi.Component.get_extents(node.element, Atspi.CoordType.WINDOW))
    window = node.window.place
    if (place.x - inside.x, place.y - inside.y) != (window.x, window.y):
        yield f"it is at {inside} in a window at {window} and at {place} on the screen"
    if "showing" not in node.states:
        return
    if place.width and place.height and not place.meets(window):
        yield f"it shows at {place}, outside of its window at {window}"
    if not node.scrolls and not window.holds(place):
        yield f"it is at {place}, not inside of its window at {window}"
    if not (0 <= window.x and window.right <= SCREEN[0] and window.bottom <= SCREEN[1]):
        yield f"its window is outside of the screen: {window}"
    if node.role in PRESSED and not (place.width and place.height):
        yield f"nothing of it can be pressed: {place}"


def is_found_at_its_place(node):
    if node.place is None or not node.place.width or not node.place.height:
        return
    middle = node.place.middle
    if not Atspi.Component.contains(node.element, *middle, Atspi.CoordType.SCREEN):
        yield f"it does not contain its middle {middle}"
    if "showing" not in node.states:
        return
    found = Atspi.Component.get_accessible_at_point(node.element, *middle, Atspi.CoordType.SCREEN)
    if found != node.element and found not in [inner.element for inner in node.below()]:
        yield f"at its middle is {found and found.get_name()!r}"
    # Of the window something in front of it may be there, and nothing that it is in.
    if node.role in PRESSED and node.window.place.holds(Rect.of_point(middle)) \
            and all(around.place.holds(Rect.of_point(middle)) for around in node.around()
                    if around.role == "scroll pane"):
        found = Atspi.Component.get_accessible_at_point(
            node.window.element, *middle, Atspi.CoordType.SCREEN)
        if found is None or found in [around.element for around in node.around()]:
            yield f"at its middle the window has {found and found.get_role_name()}"


def has_actions(node):
    if any(not name for name in node.actions):
        yield f"an action without a name: {node.actions}"
    if len(set(node.actions)) < len(node.actions):
        yield f"two actions of one name: {node.actions}"
    if node.role in PRESSED and "enabled" in node.states and "click" not in node.actions:
        yield f"it can be used and has no click: {node.actions}"
    # An action of a place that only holds others would be done to one of them.
    if node.role in ("scroll pane", "list", "panel", "page tab list", "date editor") \
            and "click" in node.actions and node.children and "focusable" not in node.states \
            or node.role in ("scroll pane", "list") and "click" in node.actions:
        yield "it takes clicks, and only holds others"


def has_a_value(node):
    if node.role in ("slider", "spin button") and "Value" not in node.interfaces:
        yield "it has no value"
    if "Value" not in node.interfaces:
        return
    element = node.element
    low, high = Atspi.Value.get_minimum_value(element), Atspi.Value.get_maximum_value(element)
    current, step = Atspi.Value.get_current_value(element), \
        Atspi.Value.get_minimum_increment(element)
    if not low <= current <= high:
        yield f"its value {current} is not in {low}...{high}"
    if low == high or step < 0:
        yield f"its range is {low}...{high} by {step}"
    if not Atspi.Value.get_text(element):
        yield "its value has no text"


def has_a_text(node):
    if node.role in TEXTS and "Text" not in node.interfaces:
        yield "it has no text"
    if "Text" not in node.interfaces:
        return
    element = node.element
    text = Atspi.Text.get_text(element, 0, -1)
    count = Atspi.Text.get_character_count(element)
    if len(text) != count:
        yield f"its text {text[:40]!r} has {len(text)} characters, and it says {count}"
    caret = Atspi.Text.get_caret_offset(element)
    if not 0 <= caret <= count:
        yield f"its caret is at {caret} of {count}"
    for number in range(Atspi.Text.get_n_selections(element)):
        range_ = Atspi.Text.get_selection(element, number)
        if not 0 <= range_.start_offset < range_.end_offset <= count:
            yield f"its selection is {range_.start_offset}..<{range_.end_offset} of {count}"
    if not text:
        return
    for offset in {0, count // 2}:
        if chr(Atspi.Text.get_character_at_offset(element, offset)) != text[offset]:
            yield f"its character {offset} is not {text[offset]!r}"
        for granularity in GRANULARITIES if offset else (Atspi.TextGranularity.WORD,):
            part = Atspi.Text.get_string_at_offset(element, offset, granularity)
            start, end = part.start_offset, part.end_offset
            if not start <= offset < end or part.content != text[start:end]:
                yield f"{granularity.value_nick} at {offset} of {text[:40]!r} is " \
                    f"{part.content!r} from {start} to {end}"
    yield from has_its_characters_in_place(node, text)


def has_its_characters_in_place(node, text):
    if "showing" not in node.states or not node.place.width:
        return
    # What a field has scrolled out of sight lies outside of it.
    if node.role in ("entry", "text", "password text"):
        return
    for offset in {0, len(text) - 1}:
        if text[offset].isspace():
            continue
        box = Rect(Atspi.Text.get_character_extents(
            node.element, offset, Atspi.CoordType.SCREEN))
        if not node.place.holds(box, 4):
            yield f"character {offset} of {text[:40]!r} is at {box}, outside of {node.place}"
        elif offset == 0 and box.width > 3 and repr(box) != repr(node.place):
            # A text that is drawn in parts fills its element, and has no offsets at points. The middle
            # of a character may count for the next one already.
            found = Atspi.Text.get_offset_at_point(
                node.element, box.middle[0], box.middle[1], Atspi.CoordType.SCREEN)
            if found not in (0, 1):
                yield f"at the middle of character 0 of {text[:40]!r} is {found}"


def has_a_selection(node):
    if "Selection" not in node.interfaces:
        if any("selected" in child.states for child in node.children):
            yield "something in it is selected, and it has no selection"
        return
    selected = [child for child in node.children if "selected" in child.states]
    count = Atspi.Selection.get_n_selected_children(node.element)
    if count != len(selected):
        yield f"{len(selected)} are selected, and it says {count}"
        return
    for number, child in enumerate(selected):
        if Atspi.Selection.get_selected_child(node.element, number) != child.element:
            yield f"its selected child {number} is not {child}"
    for child in node.children[:3]:
        says = Atspi.Selection.is_child_selected(node.element, child.index)
        if says != (child in selected):
            yield f"{child} is {'' if child in selected else 'not '}selected, and it says {says}"


def has_a_picture(node):
    if node.role == "image" and "Image" not in node.interfaces:
        yield "it has no picture"
    if "Image" in node.interfaces:
        size = Atspi.Image.get_image_size(node.element)
        if (size.x, size.y) != (node.place.width, node.place.height):
            yield f"its picture has {size.x}x{size.y}, and it is at {node.place}"


def is_one_of_a_set(node):
    if node.role == "radio button" and "Selection" not in node.parent.interfaces:
        yield f"it is not one of several: {node.parent}"
    if node.role == "page tab" and node.parent.role != "page tab list":
        yield f"it is in {node.parent}"
    if node.role in ("menu item", "check menu item") and node.parent.role != "menu":
        yield f"it is in {node.parent}"
    if node.parent.role == "menu bar" and not (node.role == "menu" and node.name):
        yield "it is in a menu bar and not a menu with a name"


OPPOSITES = {
    Atspi.RelationType.LABEL_FOR: Atspi.RelationType.LABELLED_BY,
    Atspi.RelationType.LABELLED_BY: Atspi.RelationType.LABEL_FOR,
    Atspi.RelationType.MEMBER_OF: Atspi.RelationType.MEMBER_OF}


def targets(element, kind):
    return [
        relation.get_target(number) for relation in element.get_relation_set()
        if relation.get_relation_type() == kind for number in range(relation.get_n_targets())]


def is_related_back(node):
    for relation in node.element.get_relation_set():
        opposite = OPPOSITES.get(relation.get_relation_type())
        for number in range(relation.get_n_targets()):
            target = relation.get_target(number)
            if opposite and node.element not in targets(target, opposite):
                yield f"{target.get_name()!r} does not know of being related to it"


CHECKS = [
    is_in_the_tree, has_a_name, has_sane_states, is_described, is_in_its_place,
    is_found_at_its_place, has_actions, has_a_value, has_a_text, has_a_selection, has_a_picture,
    is_one_of_a_set, is_related_back]


def matching(element, roles=(), states=(), order=Atspi.CollectionSortOrder.CANONICAL, count=0):
    """What a search below an element finds."""
    every, some = Atspi.CollectionMatchType.ALL, Atspi.CollectionMatchType.ANY
    rule = Atspi.MatchRule.new(
        Atspi.StateSet.new(list(states)), every, {}, some, list(roles), some, [], every, False)
    return Atspi.Collection.get_matches(element, rule, order, count, True)


def whole(walk):
    """What is wrong with all of it together."""
    focused = [node for node in walk.nodes if "focused" in node.states]
    if len(focused) > 1:
        yield f"several have the focus: {[str(node) for node in focused]}"
    for window in walk.root.children:
        if window.role != "frame":
            yield f"a window is a {window.role}"
        inner = list(window.below())
        if not inner:
            continue
        for role, number in {(node.role, node.element.get_role()) for node in inner}:
            found = matching(window.element, [number])
            if found != [node.element for node in inner if node.role == role]:
                yield f"a search for each {role} finds {len(found)}"
        found = matching(window.element, states=[Atspi.StateType.FOCUSABLE])
        if found != [node.element for node in inner if "focusable" in node.states]:
            yield f"a search for what takes the focus finds {len(found)}"


def sound(app, checked=frozenset(), patience=4):
    """Walks until nothing is wrong, because an app changes while it is walked; what is wrong if
    that lasts."""
    end = time.monotonic() + patience
    while True:
        try:
            walk = Walk(app, checked)
            faults = walk.check()
        except GLib.Error as error:
            walk, faults = None, [f"the walk ended: {error}"]
        if not faults or time.monotonic() > end:
            return walk, faults
        for _ in range(50):
            GLib.MainContext.default().iteration(False)
        time.sleep(0.05)
