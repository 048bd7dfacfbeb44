import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { captchaIf } from '#api/account/verification.ts'
import { codeIn } from '#api/typed/code.ts'
import { playSound } from '#device/page/sound.ts'
import { useCaptchaMessages } from '#i18n/text/codeText.ts'
import { useForm } from '#net/form/useForm.ts'
import { Button } from '#ui/button/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Form } from '#ui/form/Form.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { CaptchaField } from '#features/verification/CaptchaField.tsx'
import css from './Question.module.css'
import type { CheckPrompt } from './human.atoms.ts'
import { soundAtom } from '#features/verification/question.atoms.ts'
import { useAnswer } from './useAnswer.ts'
import { Status } from '#ui/feedback/Status.tsx'

const example = '2415'

const soundForm = (needsCaptcha: boolean) =>
  v.object({ code: v.pipe(v.string(), v.regex(/^\d{4}$/)), captcha: captchaIf(needsCaptcha) })

/** For players who cannot see or drag. */
export function SoundQuestion({ prompt }: { readonly prompt: CheckPrompt }) {
  const { t } = useLingui()
  const sound = useAtomValue(soundAtom)
  const { answerOf, needsCaptcha, sent } = useAnswer(prompt, soundAtom)
  const form = useForm({
    ...sent,
    initial: { code: '', captcha: '' },
    schema: v.pipe(
      soundForm(needsCaptcha),
      v.transform((filled) => answerOf(filled)),
    ),
    messages: { code: t`Enter the verification code`, captcha: useCaptchaMessages() },
    oneTime: ['code', 'captcha'],
  })
  return (
    <Form form={form} className={css.question} data-keep-clear>
      <p>
        <Trans>You hear four groups of beeps. Count the beeps in each group.</Trans>
      </p>
      <PlayButton sound={sound.state === 'here' ? sound.value : null} />
      <Field
        {...form.field('code')}
        label={t`Number of beeps in each group`}
        hint={t`Example: ${example}`}
        onChange={({ target }) => form.change({ code: codeIn(target.value) })}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        data-autofocus
      />
      {needsCaptcha && <CaptchaField {...form.field('captcha')} round={form.round} />}
      <Status className={css.error}>
        {sound.state === 'failed' ? sent.failureText(sound.failure) : form.notice}
      </Status>
      <Button type="submit" block busy={form.isBusy}>
        <Trans>Confirm</Trans>
      </Button>
    </Form>
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
      {state === 'mute' ? (
        <Trans>This device cannot play sound</Trans>
      ) : (
        <Trans comment="Play: start the sound (not a game).">Play the beeps</Trans>
      )}
    </Button>
  )
}
