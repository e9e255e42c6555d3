"""The frame around what has the focus, and the gold one around what may be chosen, are whole."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.amounts import covering
from tests.browser.person import Person

SEATED: Final = {
    "shogunate": ("shogunate", "tie_by_second_leader", 0),
    "twilight": ("twilight", "final_scoring_pro", 0),
    "toba": ("battles", "toba_shogunate_holds", 0),
    "tabaru": ("battles", "tabaru_saigo_wins", 1),
}
SIZES: Final = {"wide": (1440, 900), "tablet": (820, 1180)}
CLIPPED: Final = """() => {
  const found = [];
  const inView = box => box.width && box.right > 0 && box.bottom > 0
    && box.left < innerWidth && box.top < innerHeight;
  const cut = (one, by) => {
    const box = one.getBoundingClientRect();
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const { left, top } = up.getBoundingClientRect();
      const [x, y] = [left + up.clientLeft, top + up.clientTop];
      const [right, bottom] = [x + up.clientWidth, y + up.clientHeight];
      const isSeen = box.left >= x - 1 && box.right <= right + 1
        && box.top >= y - 1 && box.bottom <= bottom + 1;
      if (!isSeen) return false;
      if (box.left - by < x - 1 || box.right + by > right + 1
        || box.top - by < y - 1 || box.bottom + by > bottom + 1) return true;
      if (style.position === 'fixed') return false;
    }
    return false;
  };
  const all = document.querySelectorAll('main :is(button, a[href], input, [tabindex="0"])');
  for (const one of all) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('svg')) continue;
    if (!inView(one.getBoundingClientRect()) || one.closest('.rail.drawer')) continue;
    one.focus({ preventScroll: true, focusVisible: true });
    const style = getComputedStyle(one);
    const by = style.outlineStyle === 'none' ? 0
      : parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    if (by > 0 && cut(one, by)) found.push(
      `${one.tagName} ${one.className} in ${one.parentElement.className}: ${one.innerText.trim()}`);
  }
  return found;
}"""


@pytest.mark.parametrize(("name", "size"), covering(SEATED, SIZES))
def test_no_frame_is_cut_off(seated: Callable[..., Person], name: str, size: str) -> None:
    game, record, seat = SEATED[name]
    width, height = SIZES[size]
    hana = seated(game, record, 0.45, seat=seat, viewport={"width": width, "height": height})
    clipped = hana.page.evaluate(CLIPPED)
    print(*clipped, sep="\n")
    assert clipped == []
