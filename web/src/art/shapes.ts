/** A path with what fills it and how its line is drawn; a tone is a colour or a part of a figure. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly cap?: string;
}

/** Colours for the tones that a figure leaves open. */
export type Tones = Readonly<Record<string, string>>;
