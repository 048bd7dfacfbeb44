import type { Part } from './part.ts'

export const tableMotifs = {
  table: [
    { fill: 'base', d: 'M-40 18v5c0 9 18 15 40 15s40-6 40-15v-5z' },
    { fill: 'glow', d: 'M40 17a40 15 0 1 1-80 0a40 15 0 1 1 80 0z' },
    { stroke: 'light', width: 2, dash: [5, 4], d: 'M33 17a33 10.5 0 1 1-66 0a33 10.5 0 1 1 66 0z' },
    {
      at: [-13, -8],
      turn: -13,
      parts: [
        {
          fill: '#fff',
          d: 'M-10 -20h20a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4h-20a4 4 0 0 1-4-4v-32a4 4 0 0 1 4-4z',
        },
        {
          scale: 1.3,
          fill: '#e5386d',
          stroke: 'none',
          d: 'M0 8c-12-8-9-15-4-15 2.5 0 4 2 4 4 0-2 1.5-4 4-4 5 0 8 7-4 15z',
        },
      ],
    },
    {
      at: [14, -9],
      turn: 12,
      parts: [
        {
          fill: 'light',
          d: 'M-10 -20h20a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4h-20a4 4 0 0 1-4-4v-32a4 4 0 0 1 4-4z',
        },
        {
          scale: 1.3,
          fill: 'deep',
          stroke: 'none',
          d: 'M0-9c10 8 9 14 4 14-1.5 0-2.5-.5-3-1.5L2 9h-4l1-5.5C-1.5 4.5-2.5 5-4 5c-5 0-6-6 4-14z',
        },
      ],
    },
  ],
  fan: [
    {
      at: [-19.07, 4.58],
      turn: -27,
      parts: [
        {
          fill: '#fff',
          d: 'M-11 -27h22a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4h-22a4 4 0 0 1-4-4v-38a4 4 0 0 1 4-4z',
        },
        {
          at: [0, -8],
          fill: 'deep',
          stroke: 'none',
          d: 'M0-9c10 8 9 14 4 14-1.5 0-2.5-.5-3-1.5L2 9h-4l1-5.5C-1.5 4.5-2.5 5-4 5c-5 0-6-6 4-14z',
        },
      ],
    },
    {
      at: [-6.57, 0.52],
      turn: -9,
      parts: [
        {
          fill: 'light',
          d: 'M-11 -27h22a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4h-22a4 4 0 0 1-4-4v-38a4 4 0 0 1 4-4z',
        },
        {
          at: [0, -8],
          fill: '#e5386d',
          stroke: 'none',
          d: 'M0 8c-12-8-9-15-4-15 2.5 0 4 2 4 4 0-2 1.5-4 4-4 5 0 8 7-4 15z',
        },
      ],
    },
    {
      at: [6.57, 0.52],
      turn: 9,
      parts: [
        {
          fill: '#fff',
          d: 'M-11 -27h22a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4h-22a4 4 0 0 1-4-4v-38a4 4 0 0 1 4-4z',
        },
        { at: [0, -8], fill: '#e5386d', stroke: 'none', d: 'm0-9 6.5 9L0 9l-6.5-9z' },
      ],
    },
    {
      at: [19.07, 4.58],
      turn: 27,
      parts: [
        {
          fill: 'light',
          d: 'M-11 -27h22a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4h-22a4 4 0 0 1-4-4v-38a4 4 0 0 1 4-4z',
        },
        {
          at: [0, -8],
          fill: 'deep',
          stroke: 'none',
          d: 'M0-9c10 8 9 14 4 14-1.5 0-2.5-.5-3-1.5L2 9h-4l1-5.5C-1.5 4.5-2.5 5-4 5c-5 0-6-6 4-14z',
        },
      ],
    },
    { fill: 'glow', d: 'M-17 26c6-7 28-7 34 0l-6 9h-22z' },
  ],
  fish: [
    { fill: 'light', d: 'M22-2C30-16 36-20 42-22c-4 12-4 28 0 40-8-2-14-7-20-18z' },
    {
      fill: 'light',
      d: 'M-8-20C0-34 14-34 20-28c-4 4-6 8-6 12zM-4 17c2 9 10 13 18 12-2-5-3-9-2-14z',
    },
    { fill: 'glow', d: 'M-40 1C-26-26 12-28 30-1 12 26-26 26-40 1z' },
    { fill: '#fff', d: 'M-40 1C-34-10-26-16-17-18-9-8-9 10-17 19-26 17-34 11-40 1z' },
    {
      stroke: 'base',
      width: 2.2,
      d: 'M-7-12q8 5 0 10 8 5 0 10M3-13q8 5.5 0 11 8 5.5 0 11M13-10q7 4 0 8 7 4 0 8',
    },
    { fill: 'deep', stroke: 'none', d: 'M-22 -3a4 4 0 1 1-8 0a4 4 0 1 1 8 0z' },
    { fill: '#fff', stroke: 'none', d: 'M-25.9 -4.3a1.4 1.4 0 1 1-2.8 0a1.4 1.4 0 1 1 2.8 0z' },
    { d: 'M-37 6q5 2 8-1' },
    { stroke: 'light', width: 3, round: true, d: 'M-36 33q9-7 18 0t18 0 18 0 18 0' },
    { fill: '#fff', stroke: 'none', d: 'M-40-20a3 3 0 1 1 .1 0zM-33-29a2 2 0 1 1 .1 0z' },
  ],
  rooster: [
    { fill: 'base', d: 'M8 10C14-16 24-28 38-26 30-18 30-4 22 16z' },
    { fill: 'glow', d: 'M10 14C20-6 30-14 42-10c-9 5-12 14-20 24z' },
    { fill: '#2fd6c0', d: 'M12 18c10-12 20-16 30-10-9 2-14 10-22 16z' },
    { stroke: '#ffb020', width: 3, round: true, d: 'M-4 28v9m-6 0h9M8 28v9m-6 0h9' },
    {
      fill: 'light',
      d: 'M-28-14c0-9 6-15 13-15s11 6 13 13c3 11 11 15 22 12 3 18-6 33-22 33-17 0-26-12-26-27z',
    },
    { fill: 'glow', d: 'M-8 4C2 2 14 6 16 14 8 22-6 20-8 4z' },
    {
      fill: '#ff5c5c',
      d: 'M-26-25c-4-8 2-11 5-6 0-8 8-8 8-1 5-6 10-1 6 5-6-4-13-3-19 2zM-28-10c-2 6-1 11 3 11s5-5 3-10z',
    },
    { fill: '#ffb020', d: 'm-28-18-10 5 10 4z' },
    { fill: 'deep', stroke: 'none', d: 'M-15.4 -17a2.6 2.6 0 1 1-5.2 0a2.6 2.6 0 1 1 5.2 0z' },
  ],
  bingo: [
    {
      fill: '#fff',
      d: 'M-25 -34h50a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8h-50a8 8 0 0 1-8-8v-52a8 8 0 0 1 8-8z',
    },
    { fill: 'glow', d: 'M-33-20v-6a8 8 0 0 1 8-8h50a8 8 0 0 1 8 8v6z' },
    {
      fill: 'light',
      width: 1.2,
      d: 'M-27-14h16V0h-16zM-8-14H8V0H-8zM11-14h16V0H11zM-27 3h16v14h-16zM11 3h16v14H11zM-8 3H8v14H-8z',
    },
    { width: 4, round: true, dash: [0, 9], d: 'M-18-27h38M-19 26h38' },
    {
      fill: 'base',
      stroke: 'none',
      d: 'M-19-14a7 7 0 1 1-.1 0zM0 3a7 7 0 1 1-.1 0zM19-14a7 7 0 1 1-.1 0z',
    },
    {
      fill: '#fff',
      stroke: 'none',
      d: 'm0 5 1.6 3.3 3.6.5-2.6 2.5.6 3.6L0 13.2l-3.2 1.7.6-3.6L-5.2 8.8l3.6-.5z',
    },
  ],
  dice: [
    {
      at: [4.13, -3.67],
      turn: 14,
      fill: 'glow',
      d: 'M6 -4h22a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-22a8 8 0 0 1-8-8v-22a8 8 0 0 1 8-8z',
    },
    { width: 7, round: true, d: 'M11 5h.01m15 7h.01M8 18h.01m15 7h.01' },
    {
      at: [2.4, -4.47],
      turn: -14,
      fill: '#fff',
      d: 'M-29 -32h24a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-24a8 8 0 0 1-8-8v-24a8 8 0 0 1 8-8z',
    },
    { stroke: '#e5386d', width: 10, round: true, d: 'M-17-12h.01' },
    { stroke: 'base', width: 6.5, round: true, d: 'M-29-20h.01m18-5h.01M-23-1h.01m18-5h.01' },
  ],
} satisfies Readonly<Record<string, readonly Part[]>>
