import type { Part } from './part.ts'

export const fairMotifs = {
  football: [
    { fill: '#fff', d: 'M33 0a33 33 0 1 1-66 0a33 33 0 1 1 66 0z' },
    { fill: 'deep', d: 'M0-13 12.4-4 7.6 10.5H-7.6L-12.4-4z' },
    {
      fill: 'deep',
      d: 'm-9-31 9 6 9-6c-5-2-13-2-18 0zM32-8l-8 6 2 11 6 3c2-6 2-14 0-20zM18 28l-1-10 9-4 5 2c-3 5-8 10-13 12zM-18 28l1-10-9-4-5 2c3 5 8 10 13 12zM-32-8l8 6-2 11-6 3c-2-6-2-14 0-20z',
    },
    { width: 2.2, d: 'M0-13v-12M12-4 24-2M8 10l9 8M-8 10l-9 8M-12-4-24-2' },
    { stroke: 'glow', width: 3, d: 'M-29-15A33 33 0 0 1-8-32' },
  ],
  cricket: [
    { stroke: 'light', width: 4, round: true, d: 'M8-30v56m12-56v56M32-30v56' },
    {
      turn: -38,
      parts: [
        { fill: 'base', d: 'M-4-40h8v22h-8z' },
        { fill: 'light', d: 'M-10-12c0-4 3-8 10-8s10 4 10 8v42c0 5-4 8-10 8s-10-3-10-8z' },
        { fill: 'glow', stroke: 'none', d: 'M-6 6H6v20H-6z' },
      ],
    },
    { fill: '#e5386d', d: 'M34 16a14 14 0 1 1-28 0a14 14 0 1 1 28 0z' },
    { stroke: '#fff', width: 2, dash: [3, 2], d: 'M12 5c7 6 9 15 6 24m5-27c6 6 8 15 5 24' },
  ],
  gamepad: [
    { stroke: 'light', width: 3, round: true, d: 'M0-20c0-8 10-6 10-15' },
    {
      fill: 'glow',
      d: 'M-18-20h36c14 0 20 12 22 33 1 14-12 16-18 6l-5-8h-34l-5 8c-6 10-19 8-18-6 2-21 8-33 22-33z',
    },
    { fill: 'light', d: 'M-22-12h7v7h7v7h-7v7h-7V2h-7v-7h7z' },
    { fill: '#fff', stroke: 'none', d: 'M12-2a4.5 4.5 0 1 1 .1 0zM28-2a4.5 4.5 0 1 1 .1 0z' },
    { fill: 'deep', stroke: 'none', d: 'M20-10a4.5 4.5 0 1 1 .1 0zM20 7a4.5 4.5 0 1 1 .1 0z' },
  ],
  rocket: [
    {
      fill: 'glow',
      stroke: 'none',
      alpha: 0.35,
      d: 'M-40 36C-14 32 2 22 14 4l12 14C14 30-10 38-40 38z',
    },
    { stroke: 'light', width: 3, round: true, dash: [1, 6], d: 'M-40 34C-20 31-8 25 2 15' },
    {
      at: [12, -8],
      turn: 42,
      parts: [
        { fill: '#ff8a1f', d: 'M-8 18H8L0 42z' },
        { fill: '#ffe08a', stroke: 'none', d: 'M-4 18h8L0 32z' },
        { fill: 'glow', d: 'm-11 4-11 12 2 10 11-7zM11 4l11 12-2 10-11-7z' },
        { fill: '#fff', d: 'M0-36C14-24 16-4 10 20h-20C-16-4-14-24 0-36z' },
        { fill: 'glow', d: 'M0-36c6 5 10 12 11.5 19h-23C-10-24-6-31 0-36z' },
        { fill: 'base', d: 'M6 -6a6 6 0 1 1-12 0a6 6 0 1 1 12 0z' },
        { fill: 'light', stroke: 'none', d: 'M.5 -7.5a2 2 0 1 1-4 0a2 2 0 1 1 4 0z' },
      ],
    },
    {
      fill: '#fff',
      stroke: 'none',
      d: 'M-26-30q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7M28 16q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6',
    },
  ],
  balls: [
    {
      at: [-20, 12],
      parts: [
        { fill: 'glow', d: 'M20 0a20 20 0 1 1-40 0a20 20 0 1 1 40 0z' },
        { fill: '#fff', d: 'M11.5 0a11.5 11.5 0 1 1-23 0a11.5 11.5 0 1 1 23 0z' },
        { width: 3.2, round: true, d: 'M-4-5h8l-5 10' },
        { stroke: '#fff', width: 2.5, round: true, d: 'M-15-6a16 16 0 0 1 8-9' },
      ],
    },
    {
      at: [20, 12],
      parts: [
        { fill: 'light', d: 'M20 0a20 20 0 1 1-40 0a20 20 0 1 1 40 0z' },
        { fill: '#fff', d: 'M11.5 0a11.5 11.5 0 1 1-23 0a11.5 11.5 0 1 1 23 0z' },
        { width: 3.2, round: true, d: 'M-4-3c1-4 8-3 7 0 0 2-2 3-4 3 3 0 5 1 5 3 0 4-7 4-9 1' },
        { stroke: '#fff', width: 2.5, round: true, d: 'M-15-6a16 16 0 0 1 8-9' },
      ],
    },
    {
      at: [0, -16],
      parts: [
        { fill: '#fff', d: 'M20 0a20 20 0 1 1-40 0a20 20 0 1 1 40 0z' },
        { fill: 'light', d: 'M11.5 0a11.5 11.5 0 1 1-23 0a11.5 11.5 0 1 1 23 0z' },
        { width: 3.2, round: true, d: 'M-3-3 1-6V6' },
        { stroke: '#fff', width: 2.5, round: true, d: 'M-15-6a16 16 0 0 1 8-9' },
      ],
    },
  ],
  wheel: [
    { fill: 'base', d: 'm-20 38 8-14h24l8 14z' },
    { fill: 'light', d: 'M33 0a33 33 0 1 1-66 0a33 33 0 1 1 66 0z' },
    { fill: '#fff', stroke: 'none', d: 'M26 0a26 26 0 1 1-52 0a26 26 0 1 1 52 0z' },
    {
      stroke: 'glow',
      width: 15,
      dash: [9.69, 9.69],
      d: 'M18.5 0a18.5 18.5 0 1 1-37 0a18.5 18.5 0 1 1 37 0z',
    },
    {
      stroke: 'base',
      width: 15,
      dash: [9.69, 29.06],
      d: 'M18.5 0a18.5 18.5 0 1 1-37 0a18.5 18.5 0 1 1 37 0z',
    },
    {
      width: 3,
      round: true,
      dash: [0, 11.58],
      d: 'M29.5 0a29.5 29.5 0 1 1-59 0a29.5 29.5 0 1 1 59 0z',
    },
    { fill: 'light', d: 'M9 0a9 9 0 1 1-18 0a9 9 0 1 1 18 0z' },
    { fill: '#e5386d', d: 'M-7-40H7L0-25z' },
  ],
  stage: [
    { fill: 'base', d: 'M-34-30h68v56h-68z' },
    { fill: '#fff', stroke: 'none', alpha: 0.25, d: 'm-4-30-20 56h24zM4-30l20 56H0z' },
    { fill: '#fff', d: 'm0-12 4.7 9.5L15-1 7.6 6.4 9.3 17 0 12l-9.3 5 1.7-10.6L-15-1l10.3-1.5z' },
    { fill: 'glow', d: 'M-36-32h14c2 22-2 40-14 58zM36-32H22c-2 22 2 40 14 58z' },
    {
      fill: 'light',
      d: 'M-38-36h76v8c-4 6-9 6-13 0-4 6-9 6-12.5 0-4 6-9 6-12.5 0-4 6-9 6-12.5 0-4 6-9 6-12.5 0-4 6-9 6-13 0z',
    },
    { fill: 'glow', d: 'M-40 26h80v9h-80z' },
    { stroke: '#fff', width: 4, round: true, dash: [0, 8], d: 'M-33 30.5h68' },
  ],
  umbrella: [
    { stroke: 'light', width: 3.5, round: true, d: 'M0-8v36a7 7 0 0 1-14 0' },
    {
      fill: 'glow',
      d: 'M-36 0C-34-22-18-34 0-34S34-22 36 0c-5-5-13-5-18 0-5-5-13-5-18 0-5-5-13-5-18 0-5-5-13-5-18 0z',
    },
    { fill: 'light', d: 'M-18 0c0-16 8-30 18-34 10 4 18 18 18 34-5-5-13-5-18 0-5-5-13-5-18 0z' },
    {
      stroke: '#7cbeff',
      width: 3,
      round: true,
      d: 'm22 14-3 7m12-5-3 7M-24 14l-3 7m-4 4-2 5m52 0-2 6',
    },
  ],
} satisfies Readonly<Record<string, readonly Part[]>>
