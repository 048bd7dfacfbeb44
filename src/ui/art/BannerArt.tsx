import { memo } from 'react'
import css from './BannerArt.module.css'
import palette from './palette.module.css'

export const bannerScenes = [
  'wheel',
  'lanterns',
  'river',
  'rocket',
  'cards',
  'gift',
  'cricket',
] as const
export type BannerScene = (typeof bannerScenes)[number]

type Placed = { motif: string; at: string }

const scenes: Record<BannerScene, { colours: string; placed: readonly Placed[] }> = {
  wheel: {
    colours: 'p0',
    placed: [{ motif: 'logo', at: 'translate(-50 -62)scale(1.7)' }],
  },
  lanterns: {
    colours: 'p2',
    placed: [
      { motif: 'lantern', at: 'translate(-46 -14)scale(.72)' },
      { motif: 'lantern', at: 'translate(4 4)scale(1.15)' },
      { motif: 'lantern', at: 'translate(52 -18)scale(.65)' },
    ],
  },
  river: {
    colours: 'p1',
    placed: [
      { motif: 'boat', at: 'translate(4 0)scale(1.15)' },
      { motif: 'fish', at: 'translate(-52 34)scale(.45)' },
    ],
  },
  rocket: {
    colours: 'p5',
    placed: [{ motif: 'rocket', at: 'scale(1.35)' }],
  },
  cards: {
    colours: 'p3',
    placed: [
      { motif: 'fan', at: 'translate(4 0)scale(1.25)' },
      { motif: 'dice', at: 'translate(-56 22)scale(.55)' },
    ],
  },
  gift: {
    colours: 'p6',
    placed: [
      { motif: 'pot', at: 'translate(6 4)scale(1.25)' },
      { motif: 'marigold', at: 'translate(-50 28)scale(.6)' },
      { motif: 'marigold', at: 'translate(60 32)scale(.5)' },
    ],
  },
  cricket: {
    colours: 'p7',
    placed: [{ motif: 'cricket', at: 'scale(1.3)' }],
  },
}

const isScene = (key: string): key is BannerScene => Object.hasOwn(scenes, key)

/** The picture of a banner without a picture, 5:2, with room for words at the start. */
export const BannerArt = memo(function BannerArt({ scene }: { scene: string }) {
  const { colours, placed } = scenes[isScene(scene) ? scene : 'wheel']
  return (
    <svg
      className={`${css.banner} ${palette[colours]}`}
      viewBox="-270 -72 360 144"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <circle className={css.rays} r="170" pathLength="28" />
      <use className={css.petals} href="#m-lotus" transform="scale(1.7)" />
      <circle className={css.beads} r="82" pathLength="44" />
      {scene === 'river' && <use className={css.water} href="#m-waves" y="26" />}
      {placed.map(({ motif, at }) => (
        <use key={at} href={`#m-${motif}`} transform={at} />
      ))}
      {[-190, -30, 130].map((x) => (
        <use key={x} href="#m-bunting" x={x} y="-72" />
      ))}
    </svg>
  )
})
