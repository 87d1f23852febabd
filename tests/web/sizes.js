/**
 * What is wrong with the page at the size that the window has: a list of sentences, empty if all is well.
 *
 * A text or a thing (whatever can be touched) must lie wholly where it can be seen, or in a part that scrolls; nothing
 * else may lie over it; it must be large enough; and a thing that is put away must come back under some tab.
 */
async ({ touch, page }) => {
  const SMALLEST = 12; // pixels of text
  const FINGER = 44; // pixels of what a finger touches
  const SLACK = 1.5; // rounding of layout
  const THINGS =
    "button, a[href], input, select, textarea, summary, [data-thing]";
  const UNREAD =
    "script, style, title, option, [role=log] li:not(:nth-last-child(-n + 6))";
  const WHOLE = ["hidden", "clip"];
  const SCROLLS = ["auto", "scroll"];

  /** What lies before everything else: nothing behind it can be reached. */
  const FRONT = "dialog:modal, section.end";
  let covered = false; // whether there is any, while the page is looked at

  const found = new Set();
  const seen = new Set(); // what has been looked at, at this size

  /** All that one can see shall count, also what lets clicks through. */
  const solid = document.createElement("style");
  solid.textContent =
    "*, *::before, *::after { pointer-events: auto !important; scroll-behavior: auto !important }";

  /** When the page has been drawn anew and all that moves has come to rest. */
  async function frame() {
    // Behind a frame, what watches the size of things has spoken, and the page has heard it.
    await new Promise((done) =>
      requestAnimationFrame(() => setTimeout(done)),
    );
    await Promise.all(
      document
        .getAnimations()
        .map((each) => each.finished.catch(() => undefined)),
    );
  }
  const words = (element) =>
    (
      element.dataset?.thing ??
      element.getAttribute("aria-label") ??
      element.textContent
    )
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 40);
  function place(element) {
    const names = [];
    for (
      let at = element;
      at && at !== document.body && names.length < 3;
      at = at.parentElement
    ) {
      const name = [...at.classList].filter(
        (each) => !/^s(velte)?-/.test(each),
      )[0];
      if (name) names.unshift(name);
    }
    return `${names.join(" ")} ${element.localName} "${words(element)}"`;
  }

  const aloud = (element) =>
    element.closest(".unseen") ||
    getComputedStyle(element).clipPath.startsWith("inset(50%");
  const shown = (element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    }) && !aloud(element);

  /** The boxes that cut an element off, from the inside out, each with the way in which it scrolls. */
  let known = new Map();
  function frames(element) {
    const { position } = getComputedStyle(element);
    const about =
      position === "absolute" || position === "fixed"
        ? element
        : element.parentElement;
    if (!known.has(about)) known.set(about, framesOf(element, position));
    return known.get(about);
  }
  function framesOf(element, own) {
    const all = [];
    let position = own;
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const holds =
        position === "fixed"
          ? style.transform !== "none"
          : position !== "absolute" ||
            style.position !== "static" ||
            style.transform !== "none";
      if (!holds) continue;
      if (at.matches("[data-pans]")) return null;
      if (at !== document.documentElement && at !== document.body) {
        const x =
          at.localName === "svg" && style.overflowX === "visible"
            ? "visible"
            : style.overflowX;
        if (x !== "visible" || style.overflowY !== "visible")
          all.push({ at, x, y: style.overflowY });
      }
      position = style.position;
      if (at.matches("dialog:modal")) break;
    }
    return all;
  }

  const outside = (box, low, high, from, to) =>
    box[from] < low - SLACK || box[to] > high + SLACK;

  /** Whether a box is cut off for good; what scrolls is cut off only if it is wider than what it scrolls in. */
  function cut(element, box) {
    let { left, right, top, bottom } = box;
    const all = frames(element);
    if (!all) return null; // one can push it into sight
    for (const { at, x, y } of all) {
      const edge = at.getBoundingClientRect();
      const inner = {
        left: edge.left,
        right: edge.right,
        top: edge.top,
        bottom: edge.bottom,
      };
      const now = { left, right, top, bottom };
      if (
        WHOLE.includes(x) &&
        outside(now, inner.left, inner.right, "left", "right")
      )
        return `by ${place(at)}`;
      if (
        WHOLE.includes(y) &&
        outside(now, inner.top, inner.bottom, "top", "bottom")
      )
        return `by ${place(at)}`;
      if (
        SCROLLS.includes(x) &&
        at.scrollWidth > at.clientWidth + SLACK &&
        right > left
      ) {
        if (
          !at.matches("[data-sideways]") &&
          outside(now, inner.left, inner.right, "left", "right")
        )
          return `sideways in ${place(at)}`;
        [left, right] = [inner.left, inner.right];
      }
      if (SCROLLS.includes(y) && at.scrollHeight > at.clientHeight)
        [top, bottom] = [inner.top, inner.bottom];
    }
    if (left < -SLACK || right > innerWidth + SLACK) return "by the window";
    const scrolls = document.documentElement.scrollHeight > innerHeight + SLACK;
    if (!scrolls && (top < -SLACK || bottom > innerHeight + SLACK))
      return "by the window";
    return null;
  }

  /** Brings what scrolls into sight, as little as need be. */
  function bring(element, box) {
    const all = frames(element);
    const inSight =
      !all ||
      (box.top >= 0 &&
        box.bottom <= innerHeight &&
        all.every(({ at, y }) => {
          if (!SCROLLS.includes(y)) return true;
          const edge = at.getBoundingClientRect();
          return (
            box.top >= edge.top - SLACK && box.bottom <= edge.bottom + SLACK
          );
        }));
    if (!inSight)
      element.scrollIntoView({ block: "center", inline: "nearest" });
    return !inSight;
  }

  /** A picture that nobody can touch: it may reach into its neighbours. */
  const isDrawing = (element) =>
    element.closest("svg[aria-hidden=true]") && !element.closest(THINGS);

  /** What is seen at a point. All that lies there, one under the other, is asked for only below a drawing. */
  function topmost(x, y) {
    const top = document.elementFromPoint(x, y);
    return top && isDrawing(top)
      ? document.elementsFromPoint(x, y).find((each) => !isDrawing(each))
      : top;
  }

  /** What lies over a box, asked at its middle and near its corners. */
  function cover(element, box, corners) {
    if (!frames(element)) return null;
    const dx = Math.min(box.width * 0.15, 6);
    const dy = Math.min(box.height * 0.25, 6);
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const all = corners
      ? [
          middle,
          [box.left + dx, box.top + dy],
          [box.right - dx, box.top + dy],
          [box.left + dx, box.bottom - dy],
          [box.right - dx, box.bottom - dy],
        ]
      : [middle];
    for (const [x, y] of all) {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const top = topmost(x, y);
      if (!top || top.contains(element) || element.contains(top)) continue;
      if (
        element.closest("label")?.contains(top) ||
        top.closest("label")?.contains(element)
      )
        continue;
      return top;
    }
    return null;
  }

  const textNodes = () => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      {
        acceptNode: ({ data, parentElement }) =>
          /\S/.test(data) && !parentElement.closest(UNREAD) ? 1 : 2,
      },
    );
    const all = [];
    while (walker.nextNode()) all.push(walker.currentNode);
    return all;
  };
  const range = document.createRange();
  function boxOf(node) {
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  }

  function size(element) {
    const own = parseFloat(getComputedStyle(element).fontSize);
    const svg = element.closest("svg");
    const drawn = svg && element.getScreenCTM?.();
    return drawn ? own * Math.hypot(drawn.a, drawn.b) : own;
  }

  function lookAtText(node) {
    const element = node.parentElement;
    if (seen.has(node) || !shown(element)) return;
    seen.add(node);
    if (covered && !element.closest(FRONT)) return;
    if (size(element) < SMALLEST - 0.05)
      found.add(`small (${size(element).toFixed(1)} px): ${place(element)}`);
    let box = boxOf(node);
    if (box.width < 1 || element.closest("svg")?.matches("[aria-hidden=true]"))
      return;
    const ellipsis =
      element.scrollWidth > element.clientWidth + SLACK &&
      WHOLE.includes(getComputedStyle(element).overflowX);
    const own =
      element.scrollHeight > element.clientHeight + SLACK &&
      SCROLLS.includes(getComputedStyle(element).overflowY);
    const seenAt = () => (own ? element.getBoundingClientRect() : boxOf(node)); // what scrolls by itself is all of it
    box = seenAt();
    const by = ellipsis ? "by itself" : cut(element, box);
    if (by) return void found.add(`cut ${by}: ${place(element)}`);
    if (bring(element, box)) box = seenAt();
    const over = cover(element, box, false);
    if (over) found.add(`covered by ${place(over)}: ${place(element)}`);
  }

  function lookAtThing(element) {
    if (seen.has(element) || !shown(element)) return;
    seen.add(element);
    if (covered && !element.closest(FRONT)) return;
    let box = element.getBoundingClientRect();
    const drawn = element instanceof SVGElement;
    const by = drawn ? null : cut(element, box);
    if (by) return void found.add(`cut ${by}: ${place(element)}`);
    if (
      touch &&
      !element.matches("[aria-disabled=true], p a, li a, td a, span a") &&
      Math.min(box.width, box.height) < FINGER - 0.5
    ) {
      const label = element.closest("label")?.getBoundingClientRect();
      if (!label || Math.min(label.width, label.height) < FINGER - 0.5)
        found.add(
          `for no finger (${Math.round(box.width)}x${Math.round(box.height)}): ${place(element)}`,
        );
    }
    if (drawn || element.closest("svg")) return;
    if (bring(element, box)) box = element.getBoundingClientRect();
    const over = cover(element, box, true);
    if (over) found.add(`covered by ${place(over)}: ${place(element)}`);
  }

  function look() {
    known = new Map();
    covered = document.querySelector(FRONT) !== null;
    for (const node of textNodes()) lookAtText(node);
    for (const element of document.querySelectorAll(THINGS))
      lookAtThing(element);
    // Signs and numbers that are drawn: some of them mean something together, or beside each other.
    for (const part of document.querySelectorAll("[data-whole]")) {
      const by = shown(part) && cut(part, part.getBoundingClientRect());
      if (by) found.add(`cut ${by}: ${place(part)}`);
    }
    for (const row of document.querySelectorAll("[data-apart]")) {
      const boxes = [...row.children].map((each) => each.getBoundingClientRect());
      boxes.sort((one, other) => one.left - other.left);
      const lap = (one, other) =>
        other.left < one.right - SLACK &&
        other.top < one.bottom - SLACK &&
        one.top < other.bottom - SLACK;
      if (shown(row) && boxes.some((box, at) => at && lap(boxes[at - 1], box)))
        found.add(`one over the other in ${place(row)}`);
    }
    for (const part of document.querySelectorAll("svg svg")) {
      const whole = part.parentElement.closest("svg").viewBox.baseVal;
      const { width, height } = part;
      if (
        shown(part) &&
        (width.baseVal.value > whole.width ||
          height.baseVal.value > whole.height)
      )
        found.add(`larger than the picture it is in: ${place(part)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth + SLACK)
      found.add("the page is wider than the window");
    if (page === "table") {
      if (document.documentElement.scrollHeight > innerHeight + SLACK)
        found.add("the table is higher than the window");
      for (const [name, selector] of Object.entries({
        turn: "header .turn",
        question: ".bar .ask",
      })) {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (!box || !box.width || box.top < 0 || box.bottom > innerHeight)
          found.add(`not in sight: ${name}`);
      }
    }
  }

  document.head.append(solid);
  const lists = ["nav.tabs button", ".panes button"].map((each) =>
    [...document.querySelectorAll(each)].filter(shown),
  );
  await frame();
  look();
  if (document.querySelector(FRONT)) {
    solid.remove();
    return [...found]; // nothing else can be reached
  }
  /** Older lines of the log come a moment after the newest. */
  const whole = async () => {
    for (let waited = 0; waited < 300; waited++) {
      if (!document.querySelector("[aria-busy=true]")) return;
      await frame();
    }
  };
  for (const list of lists) {
    const before = list.find((tab) =>
      tab.matches("[aria-current], .part, [aria-pressed=true]"),
    );
    for (const tab of list) {
      if (tab === before) continue;
      tab.click();
      await frame();
      await whole();
      look();
    }
    before?.click();
    await frame();
  }
  for (const other of [...document.querySelectorAll("[data-reveals]")].filter(
    shown,
  )) {
    other.click();
    await frame();
    look();
    other.click();
    await frame();
  }
  for (const element of document.querySelectorAll(THINGS)) {
    const away = element.closest(
      "dialog:not([open]), details:not([open]), nav.tabs, .sides, [data-reveals]",
    );
    const chosen = element.matches("[aria-pressed=true]");
    if (away || chosen || aloud(element) || seen.has(element)) continue;
    if (shown(element))
      lookAtThing(element); // it came while the tabs were changed
    else found.add(`out of reach: ${place(element)}`);
  }
  solid.remove();
  return [...found];
};
