export interface Palette {
  readonly deep: string
  readonly base: string
  readonly glow: string
  readonly light: string
}

const palette = (deep: string, base: string, glow: string, light: string): Palette => ({
  deep,
  base,
  glow,
  light,
})

/** The same as in palette.module.css, for the worker, which has no style sheets. */
export const palettes: readonly Palette[] = [
  palette('#2a0b4f', '#6c1fb8', '#ff6b9e', '#ffe6a3'),
  palette('#06304a', '#0b6fa8', '#2fd6c0', '#fff1c9'),
  palette('#4a0a1e', '#b81c4b', '#ffb020', '#fff3d6'),
  palette('#063b2b', '#0e8a5b', '#c9f24b', '#fff7d1'),
  palette('#3a1405', '#b5480e', '#ffc94a', '#fff3d6'),
  palette('#10154f', '#3444c9', '#7cbeff', '#ffe08a'),
  palette('#3c0638', '#a3158c', '#ff8a5b', '#ffe9c2'),
  palette('#052f36', '#0c7f86', '#ffb020', '#e9fff7'),
  palette('#0d2233', '#2b6a8f', '#ff6b6b', '#ffe6a3'),
  palette('#1b0b3a', '#4b2bbf', '#45dd8a', '#f2ffd9'),
  palette('#3d0a2c', '#c2255c', '#2fd6c0', '#fff1c9'),
  palette('#0b2440', '#1f5fae', '#ff6b9e', '#fff1c9'),
]
