/** The hex under the pointer or the focus: shared by the map and the panels beside it. */

class Pointer {
  hex = $state<string | null>(null);

  over(hex: string): void {
    this.hex = hex;
  }

  out(hex: string): void {
    if (this.hex === hex) this.hex = null;
  }
}

export const pointer = new Pointer();
