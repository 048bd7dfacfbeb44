import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { brandAtom, templateAtom } from '#features/merchant/merchant.atoms.ts'
import css from './AppHero.module.css'
import { lookOf } from './look.rules.ts'

export function AppHero() {
  const template = useAtomValue(templateAtom)
  const brand = useAtomValue(brandAtom)
  const [broken, setBroken] = useState<string | null>(null)
  const { picture, ground, text, veil } = lookOf({
    background: template?.appBackground ?? null,
    colour: template?.appDescriptionColour ?? '',
  })
  const shown = picture === broken ? null : picture
  const isPlain = ground === null && shown === null
  return (
    <div
      className={css.hero}
      data-veil={shown ? veil : undefined}
      style={isPlain ? undefined : { background: ground ?? undefined, color: text ?? undefined }}
    >
      {shown && <img className={css.picture} src={shown} alt="" onError={() => setBroken(shown)} />}
      {template?.appDescription && <p className={css.words}>{template.appDescription}</p>}
      <p className={css.note}>
        <Trans>{brand} opens faster, and you can browse games even on a weak connection.</Trans>
      </p>
    </div>
  )
}
