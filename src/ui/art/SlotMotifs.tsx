import { scallops } from './geometry.ts'

const outline = { stroke: 'var(--c0)', strokeWidth: 1.6, strokeLinejoin: 'round' } as const
const [glow, light, base, deep] = ['var(--c2)', 'var(--c3)', 'var(--c1)', 'var(--c0)']

const Gem = () => (
  <g id="m-gem" {...outline}>
    <path fill={glow} d="M-19-25h38L34-8 0 32-34-8z" />
    <path fill={light} d="m-19-25-15 17h22zM19-25 12-8h22z" />
    <path fill="#fff" d="M0-25-12-8h24z" />
    <path fill={light} d="M-12-8h24L0 32z" />
    <path fill={base} d="M12-8h22L0 32z" />
    <path
      fill="#fff"
      stroke="none"
      d="M26-38q1 7 8 8-7 1-8 8-1-7-8-8 7-1 8-8M-30 10q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6"
    />
  </g>
)

const Diya = () => (
  <g id="m-diya" {...outline}>
    <path fill="#ff8a1f" d="M1-38c4 9 15 15 15 28a15 15 0 0 1-31 0c0-12 13-16 16-28z" />
    <path fill="#ffe08a" stroke="none" d="M0-20c2 5 8 8 8 14a8 8 0 0 1-16 0c0-6 6-9 8-14z" />
    <path fill={glow} d="M-36 4C-32 28-16 34 0 34S32 28 36 4C22 12-22 12-36 4z" />
    <path fill={light} d="M-36 4C-22-3 22-3 36 4 22 12-22 12-36 4z" />
    <path
      fill="none"
      stroke={light}
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="0 7.2"
      d="M-27 16c14 8 40 8 56 0"
    />
    <path fill="none" stroke={base} strokeWidth="2" d="M-20 25c12 5 28 5 40 0" />
  </g>
)

const Pot = () => (
  <g id="m-pot" {...outline}>
    <path
      fill="#45b36b"
      d="M0-10c-16-1-24-8-27-20 12-1 22 4 27 20zm0 0c16-1 24-8 27-20-12-1-22 4-27 20zm0 0c-9-8-11-18-8-27 8 6 11 15 8 27zm0 0c9-8 11-18 8-27-8 6-11 15-8 27z"
    />
    <circle fill="#c56a2d" cy="-22" r="9" />
    <path fill={glow} d="M-13-4C-36 2-35 35 0 35S36 2 13-4z" />
    <path fill={light} d="M-17-12h34l-4 9h-26z" />
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="2.2"
      d="m-27 16 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 4-4"
    />
    <path
      fill="none"
      stroke={deep}
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeDasharray="0 6"
      d="M-23 23c14 6 34 6 46 0"
    />
  </g>
)

const Marigold = () => (
  <g id="m-marigold" {...outline}>
    <path
      fill="#45b36b"
      d="M14 18c14-2 22 5 24 15-13 3-22-3-24-15zm-28 0c-14-2-22 5-24 15 13 3 22-3 24-15z"
    />
    <path fill={glow} d={scallops(12, 30)} />
    <path fill={light} d={scallops(10, 21.5)} />
    <path fill={glow} d={scallops(8, 13.5)} />
    <circle fill={base} r="6" />
  </g>
)

const Feather = () => (
  <g id="m-feather" transform="rotate(16)" {...outline}>
    <path fill="#1fae7c" d="M0 38C-12 22-31 10-30-12a30 28 0 0 1 60 0C31 10 12 22 0 38z" />
    <path
      fill="none"
      stroke="#b6f29a"
      strokeWidth="1.3"
      d="M0 36C-4 22-25 12-26-6M0 36C4 22 25 12 26-6M0 36c-3-16-16-18-19-26M0 36c3-16 16-18 19-26M0 36V6"
    />
    <path fill="#ffc94a" d="M0 13C-26 6-24-31 0-31S26 6 0 13z" />
    <circle fill={base} cy="-10" r="14" />
    <path
      fill={deep}
      stroke="none"
      d="M0-1c-13-6-11-18-5-18 3 0 5 2 5 5 0-3 2-5 5-5 6 0 8 12-5 18z"
    />
    <circle fill="#fff" stroke="none" cx="-5" cy="-20" r="1.8" />
  </g>
)

const Lantern = () => (
  <g id="m-lantern" {...outline}>
    <path fill="none" stroke={light} strokeWidth="2.5" d="M-8-30a8 8 0 0 1 16 0" />
    <path fill={light} d="M-14-30h28l5 8h-38zM-19 22h38l-5 8h-28z" />
    <path fill={glow} d="M-19-22h38c9 14 9 30 0 44h-38c-9-14-9-30 0-44z" />
    <path fill="#ffe08a" d="M0-20c13 12 13 28 0 40-13-12-13-28 0-40z" />
    <path fill="#ff8a1f" stroke="none" d="M0-10c4 6 7 9 7 14a7 7 0 0 1-14 0c0-5 3-8 7-14z" />
    <path
      fill="none"
      stroke={light}
      strokeWidth="2.5"
      strokeLinecap="round"
      d="M0 30v8m-7-8v5m14-5v5"
    />
  </g>
)

export const SlotMotifs = () => (
  <>
    <Gem />
    <Diya />
    <Pot />
    <Marigold />
    <Feather />
    <Lantern />
  </>
)
