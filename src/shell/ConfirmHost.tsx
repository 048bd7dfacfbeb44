import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { questionAtom } from '../ui/confirmation.ts'
import css from './ConfirmHost.module.css'

/** Asks what `confirm()` asks; Escape and the backdrop answer no. */
export function ConfirmHost() {
  const question = useAtomValue(questionAtom)
  return question && <Asked key={question.title} {...question} />
}

type Props = NonNullable<ReturnType<typeof useQuestion>>
const useQuestion = () => useAtomValue(questionAtom)

function Asked({ title, text, confirm, cancel, kind = 'primary', answer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={id}
      onCancel={() => answer(false)}
      onClick={({ target }) => target === dialog.current && answer(false)}
    >
      <div className={css.card}>
        <h2 id={id}>{title}</h2>
        {text && <p className={css.text}>{text}</p>}
        <div className={css.actions}>
          <Button kind="ghost" onClick={() => answer(false)}>
            {cancel}
          </Button>
          <Button kind={kind} onClick={() => answer(true)}>
            {confirm}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
