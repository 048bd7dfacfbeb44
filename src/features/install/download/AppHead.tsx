import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Band, Plate } from '#ui/layout/Band.tsx'
import css from './AppHead.module.css'
import { appIconAtom } from './downloads.atoms.ts'

export const AppHead = ({ title }: { readonly title: ReactNode }) => (
  <Band>
    <Plate className={css.plate}>
      <img className={css.icon} src={useAtomValue(appIconAtom)} alt="" width="44" height="44" />
      <h1 className={css.title}>{title}</h1>
    </Plate>
  </Band>
)
