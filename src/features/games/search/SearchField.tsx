import { useLingui } from '@lingui/react/macro'
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import { IconButton } from '#ui/button/Button.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import css from './SearchField.module.css'

interface Props {
  readonly text: string
  readonly onType: (text: string) => void
  /** Enter: the platform is searched too. */
  readonly onSubmit: (text: string) => void
  readonly onClose: () => void
}

const focusDelay = 500

export function SearchField({ text, onType, onSubmit, onClose }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useLateFocus(input, text === '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onSubmit(text)
  }
  const clear = () => {
    onType('')
    input.current?.focus()
  }
  return (
    <search>
      <form className={css.bar} onSubmit={submit}>
        <IconButton icon="back" label={t`Close search`} onClick={onClose} />
        <SearchBox
          ref={input}
          aria-label={t`Search games`}
          placeholder={t({
            message: 'Games, draws, pages',
            comment: 'In an empty search field; space is short',
          })}
          value={text}
          onChange={(event) => onType(event.target.value)}
          end={
            text !== '' && (
              <IconButton
                icon="close"
                label={t({
                  message: 'Clear',
                  comment: 'Verb: empty a field, or delete what is stored.',
                })}
                onClick={clear}
              />
            )
          }
        />
      </form>
    </search>
  )
}

/** Focused once the overlay is open (section 9), but not over results that are being read. */
function useLateFocus(input: RefObject<HTMLInputElement | null>, isWanted: boolean) {
  const isWantedAtFirst = useRef(isWanted)
  useEffect(() => {
    if (!isWantedAtFirst.current) return
    const timer = setTimeout(() => input.current?.focus(), focusDelay)
    return () => clearTimeout(timer)
  }, [input])
}
