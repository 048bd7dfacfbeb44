import type { KeyboardEvent, ReactNode } from 'react'
import { chosenCell } from '#ui/chosenCell.ts'
import { isFromRight } from '#ui/measure.ts'
import css from './Tabs.module.css'

export type TabChoice<Key> = { key: Key; label: ReactNode }

type Props<Key extends string> = {
  label: string
  choices: readonly TabChoice<Key>[]
  value: Key
  onChoose: (key: Key) => void
  panelId?: string
}

export const Tabs = <Key extends string>({
  label,
  choices,
  value,
  onChoose,
  panelId,
}: Props<Key>) => (
  <div className={css.tabs} role="tablist" aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.key}
        ref={choice.key === value ? chosenCell : undefined}
        type="button"
        role="tab"
        className={css.tab}
        aria-selected={choice.key === value}
        aria-controls={panelId}
        tabIndex={choice.key === value ? 0 : -1}
        onClick={() => onChoose(choice.key)}
        onKeyDown={moveChoice}
      >
        {choice.label}
      </button>
    ))}
  </div>
)

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

function placeAfter(key: string, at: number, count: number, isRtl: boolean) {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return undefined
  const sign = isRtl && (key === 'ArrowLeft' || key === 'ArrowRight') ? -1 : 1
  return (at + sign * step + count) % count
}

function moveChoice(event: KeyboardEvent<HTMLElement>) {
  const tabs = event.currentTarget.closest('[role=tablist]')
  const choices = [...(tabs?.querySelectorAll('button') ?? [])]
  const at = choices.findIndex((choice) => choice === event.currentTarget)
  const isRtl = isFromRight(event.currentTarget)
  const next = choices[placeAfter(event.key, at, choices.length, isRtl) ?? -1]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
  next.click()
}
