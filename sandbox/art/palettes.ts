export interface Palette {
  readonly deep: string
  readonly base: string
  readonly glow: string
  readonly ink: string
}

const palette = (deep: string, base: string, glow: string, ink: string): Palette => ({
  deep,
  base,
  glow,
  ink,
})

export const palettes: readonly [Palette, ...Palette[]] = [
  palette('#2a0b4f', '#7a2bd0', '#ff6b9e', '#ffe6a3'),
  palette('#06304a', '#0b7fbf', '#2fd6c0', '#fff1c9'),
  palette('#4a0a1e', '#cc1f55', '#ffb020', '#fff3d6'),
  palette('#063b2b', '#0f9a66', '#c9f24b', '#fff7d1'),
  palette('#3a1405', '#c75310', '#ffc94a', '#fff3d6'),
  palette('#10154f', '#3f50dc', '#7cbeff', '#ffe08a'),
  palette('#3c0638', '#b019a0', '#ff8a5b', '#ffe9c2'),
  palette('#052f36', '#0d8f96', '#ffb020', '#e9fff7'),
  palette('#2b1405', '#8f4a17', '#ff6b6b', '#ffe6a3'),
  palette('#1b0b3a', '#5433cf', '#45dd8a', '#f2ffd9'),
]
