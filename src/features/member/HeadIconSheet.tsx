import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { type HeadIcon, headIcons } from '#api/account/memberData.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { type Failure, asFailure } from '#net/failure.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Avatar } from '#ui/icon/Avatar.tsx'
import { type Openable, Sheet } from '#ui/overlay/Sheet.tsx'
import css from './HeadIconSheet.module.css'
import { chooseHeadIconIntent, headIconAtom } from './member.atoms.ts'

export function HeadIconSheet({ open, onClose }: Openable) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const name = useId()
  const current = useAtomValue(headIconAtom)
  const choose = useSetAtom(chooseHeadIconIntent)
  const [failure, setFailure] = useState<Failure>()
  const onChoose = (icon: HeadIcon) =>
    choose(icon).then(
      () => setFailure(undefined),
      (thrown: unknown) => setFailure(asFailure(thrown)),
    )
  return (
    <Sheet open={open} onClose={onClose} title={t`Choose your picture`}>
      <div className={css.grid} role="radiogroup" aria-label={t`Choose your picture`}>
        {headIcons.map((icon) => (
          <label key={icon} className={css.choice}>
            <input
              className={css.input}
              type="radio"
              name={name}
              checked={icon === current}
              onChange={() => void onChoose(icon)}
            />
            <Avatar name={icon} motif={icon} />
            <span className={css.name}>{t(headIconNames[icon])}</span>
          </label>
        ))}
      </div>
      <Alert>
        {failure && (
          <>
            <Trans>Your picture stays as it was.</Trans> {textOf(failure)}
          </>
        )}
      </Alert>
    </Sheet>
  )
}

const headIconNames: Readonly<Record<HeadIcon, MessageDescriptor>> = {
  rooster: msg`Rooster`,
  fish: msg`Fish`,
  marigold: msg`Marigold`,
  lantern: msg`Lantern`,
  diya: msg`Oil lamp`,
  pot: msg`Clay pot`,
  feather: msg`Peacock feather`,
  wheel: msg({ message: 'Wheel', comment: 'A picture to choose: a Ferris wheel.' }),
  rocket: msg`Rocket`,
  football: msg({
    message: 'Football',
    comment: 'A picture to choose: the ball of association football.',
  }),
  cricket: msg`Cricket`,
  gamepad: msg`Gamepad`,
  gem: msg`Gem`,
  dice: msg`Dice`,
  stage: msg({
    message: 'Stage',
    comment: 'A picture to choose: a stage of a theater, not a step.',
  }),
  balls: msg`Lottery balls`,
}
