import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { Trans } from '@lingui/react/macro'
import { phoneStorage, readJson } from '#device/storage/storage.ts'
import { platformNow } from '#net/reach/clock.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { useDrawn } from '#features/lottery/draws/useDrawn.ts'
import { isLotteryOffAtom, ticketsAtom } from '#features/lottery/lottery.atoms.ts'
import { nextSettling } from '#features/lottery/tickets/ticket.rules.ts'
import { type DrawResult, newResults, withShown } from './notice.rules.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { Numbers } from '#features/lottery/draws/Numbers.tsx'
import css from './DrawNotice.module.css'

/** Milliseconds. */
const shownFor = 8000

/** In `localStorage`, shared with other tabs and the next visit: keys of draws, nothing about the player. */
const storageKey = 'toldDraws'
const ShownKeys = v.fallback(v.array(v.string()), [])

interface Props {
  /** A game is on screen: results wait until the player leaves it. */
  readonly isPlaying: boolean
}

export const DrawNotices = (props: Props) =>
  useAtomValue(isLotteryOffAtom) ? null : <Watch {...props} />

function Watch({ isPlaying }: Props) {
  const tickets = useAtomValue(ticketsAtom(null))
  useDrawn(tickets, (time) => nextSettling(tickets.value ?? [], time))
  const tell = useEffectEvent(() => {
    if (isPlaying || document.hidden) return
    const shown = v.parse(ShownKeys, readJson(phoneStorage, storageKey))
    const results = newResults(tickets.value ?? [], shown, platformNow())
    if (results.length === 0) return
    phoneStorage.write(storageKey, JSON.stringify(withShown(shown, results)))
    for (const result of results) showNotice(result)
  })
  useEffect(() => tell(), [tickets.value, isPlaying])
  useEffect(() => {
    const onShown = () => tell()
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [])
  return null
}

function showNotice(result: DrawResult) {
  const isGain = result.prize > result.stake
  const content = <DrawNotice result={result} onFollow={() => close()} />
  const close = toast(isGain ? 'success' : 'info', result.name, shownFor, undefined, content)
}

interface NoticeProps {
  readonly result: DrawResult
  readonly onFollow: () => void
}

function DrawNotice({ result, onFollow }: NoticeProps) {
  const { game, name, numbers } = result
  return (
    <div className={css.notice}>
      <b className={css.name}>
        <Name>{name}</Name>
      </b>
      {numbers.length > 0 && <Numbers numbers={numbers} size="small" />}
      <span className={css.outcome}>
        <Outcome result={result} />
      </span>
      <LinkButton
        to="/m/lotteryHistory"
        search={{ tab: 'tickets', game }}
        kind="quiet"
        size="small"
        onClick={onFollow}
      >
        <Trans>My tickets</Trans>
      </LinkButton>
    </div>
  )
}

function Outcome({ result: { outcome, prize } }: Pick<NoticeProps, 'result'>) {
  const money = useAtomValue(moneyAtom)
  if (outcome === 'lost') return <Trans>Not won</Trans>
  const amount = money(prize)
  if (outcome === 'won') return <Trans>You won {amount}</Trans>
  return <Trans>The draw was canceled. {amount} has been returned to your balance.</Trans>
}
