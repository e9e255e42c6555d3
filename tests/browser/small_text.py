"""Finds text that is drawn too small to read: what is measured is the size on the screen."""

from typing import Any, Final

from playwright.sync_api import Page

FIND: Final = """least => {
  const found = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, text = node.textContent.trim(), one = node.parentElement;
    if (!text || !one || one.closest('script, style, [hidden], .unseen, [data-small]')) continue;
    const style = getComputedStyle(one);
    if (style.visibility !== 'visible' || Number(style.opacity) === 0) continue;
    if (!one.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (box.right < 0 || box.left > innerWidth) continue;
    const size = parseFloat(style.fontSize) * scaleOf(one);
    if (size >= least - 0.05) continue;
    const where = [...one.classList].filter(name => !name.startsWith('svelte-')).join('.');
    const key = `${one.tagName.toLowerCase()}.${where}`;
    if (!found.has(key)) found.set(key, `${size.toFixed(1)} px ${key} "${text.slice(0, 24)}"`);
  }
  return [...found.values()];

  function scaleOf(one) {
    if (one instanceof SVGGraphicsElement) {
      const m = one.getScreenCTM();
      return m ? Math.hypot(m.b, m.d) : 1;
    }
    let scale = 1;
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.transform !== 'none') {
        const m = new DOMMatrix(style.transform);
        scale *= Math.hypot(m.b, m.d);
      }
      scale *= Number(style.zoom) || 1;
    }
    return scale;
  }
}"""


def too_small(page: Page, least: float = 11) -> list[Any]:
    """The kinds of visible text below this many pixels, each with an example."""
    found: list[Any] = page.evaluate(FIND, least)
    return found
