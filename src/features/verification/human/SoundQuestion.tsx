import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useState } from 'react'
import { toLatinDigits } from '../../../api/account/mobile.ts'
import { playSound } from '../../../device/page/sound.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { CaptchaToo } from './CaptchaToo.tsx'
import css from './Question.module.css'
import { Trouble } from './Trouble.tsx'
import type { AskedCheck } from './human.atoms.ts'
import { soundAtom } from './puzzle.atoms.ts'
import { useAnswer } from './useAnswer.ts'

/** For players who cannot see or drag. */
export function SoundQuestion({ asked }: { readonly asked: AskedCheck }) {
  const { t } = useLingui()
  const sound = useAtomValue(soundAtom)
  const { give, renew, isBusy, failure, captcha } = useAnswer(asked, soundAtom)
  const [code, setCode] = useState('')
  useEffect(() => void renew(), [renew])

  const check = async (event: FormEvent) => {
    event.preventDefault()
    if (code === '') return
    await give({ code })
    setCode('')
  }
  return (
    <form className={css.question} data-keep-clear onSubmit={(event) => void check(event)}>
      <p>
        <Trans>You will hear four groups of beeps. Count the beeps in each group.</Trans>
      </p>
      <PlayButton sound={sound.state === 'here' ? sound.value : null} />
      <Field
        label={t`The four counts`}
        hint={t`For example 2415`}
        value={code}
        onChange={({ target }) => setCode(toLatinDigits(target.value).replace(/\D/g, ''))}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        enterKeyHint="go"
        data-autofocus
      />
      <CaptchaToo {...captcha} />
      <Trouble failure={sound.state === 'failed' ? sound.failure : failure} />
      <Button type="submit" block busy={isBusy}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  )
}

function PlayButton({ sound }: { readonly sound: string | null }) {
  const [state, setState] = useState<'silent' | 'playing' | 'mute'>('silent')
  const play = async () => {
    if (sound === null) return
    setState('playing')
    setState(
      await playSound(sound).then(
        () => 'silent' as const,
        () => 'mute' as const,
      ),
    )
  }
  return (
    <Button
      kind="ghost"
      block
      busy={sound === null || state === 'playing'}
      icon={<Icon name="play" />}
      onClick={() => void play()}
    >
      {state === 'mute' ? <Trans>This phone plays no sound</Trans> : <Trans>Play the beeps</Trans>}
    </Button>
  )
}
