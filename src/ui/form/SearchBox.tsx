import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '#ui/button/Button.tsx'
import css from './SearchBox.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  readonly 'aria-label': string
  readonly end?: ReactNode
}

/** For use in a form, which Enter and its button submit. */
export function SearchBox({ end, ...input }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.box}>
      <IconButton
        type="submit"
        icon="search"
        label={t({
          message: `Find`,
          comment: `The button within a search field, which runs the search`,
        })}
      />
      <input
        {...input}
        className={css.input}
        type="text"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
      />
      {end}
    </div>
  )
}
