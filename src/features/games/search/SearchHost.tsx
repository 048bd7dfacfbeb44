import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearch } from '@tanstack/react-router'
import { Modal } from '#ui/overlay/Modal.tsx'
import { GameSheet } from '#features/games/sheet/GameSheet.tsx'
import css from './SearchHost.module.css'
import type { FindPlaces } from './results/PlaceRows.tsx'
import { type PageBelow, usePageBelow } from '#features/games/overlay/usePageBelow.ts'
import type { Game } from '#api/games/game.ts'
import { useListener } from '#ui/useListener.ts'
import { moveAmong } from '#ui/moveAmong.ts'
import { useSheet } from '#features/games/sheet/useSheet.ts'
import { Discover } from './discover/Discover.tsx'
import { Results } from './results/Results.tsx'
import { SearchField } from './SearchField.tsx'
import panelCss from './SearchPanel.module.css'
import { addQueryIntent } from './discover/queries.atoms.ts'
import { useIgnoredClicks } from './useIgnoredClicks.ts'
import { useOverlays } from '#features/games/overlay/useOverlays.ts'

interface Props {
  readonly below: PageBelow
  readonly findPlaces: FindPlaces
}

export function SearchHost({ below, findPlaces }: Props) {
  const { t } = useLingui()
  usePageBelow(below)
  const { find, close } = useOverlay()
  return (
    <>
      <Modal
        inAddress
        open={find !== undefined}
        onClose={close}
        className={css.overlay}
        aria-label={t`Search games`}
      >
        <SearchPanel findPlaces={findPlaces} />
      </Modal>
      <GameSheet />
    </>
  )
}

const settling = 500

function SearchPanel({ findPlaces }: { readonly findPlaces: FindPlaces }) {
  const { find, type, close } = useOverlay()
  const { open: openSheet } = useSheet()
  const [text, setText] = useState(find ?? '')
  const [isLeaving, setLeaving] = useState(false)
  const [submitted, setSubmitted] = useState('')
  const addQuery = useSetAtom(addQueryIntent)
  const panel = useRef<HTMLDivElement>(null)
  const wanted = useDeferredValue(text.trim())
  useIgnoredClicks(panel)
  useListener(panel, 'keydown', (event) => moveAmong(event, 'input, [data-result]'))
  useWrittenInto(text, isLeaving ? undefined : find, type)
  const submit = (query: string) => {
    setText(query)
    setSubmitted(query.trim())
    addQuery(query)
  }
  const open = (game: Game) => {
    addQuery(text)
    openSheet(game)
  }
  const leave = () => {
    setLeaving(true)
    close()
  }
  return (
    <div className={panelCss.panel} ref={panel} tabIndex={-1} data-autofocus>
      <SearchField text={text} onType={setText} onSubmit={submit} onClose={leave} />
      <div className={panelCss.body}>
        {wanted === '' ? (
          <Discover onOpen={open} onQuery={submit} />
        ) : (
          <Results
            text={wanted}
            places={findPlaces(wanted)}
            isSubmitted={submitted === wanted}
            onSearchAll={() => submit(text)}
            onOpen={open}
            onLeave={() => addQuery(text)}
          />
        )}
      </div>
    </div>
  )
}

/**
 * The address follows the text when the player pauses, so that going back finds it again.
 * A search that is closing (undefined) writes nothing: it would reopen itself.
 */
function useWrittenInto(text: string, find: string | undefined, onWrite: (text: string) => void) {
  const write = useEffectEvent(onWrite)
  useEffect(() => {
    if (find === undefined || text === find) return
    const timer = setTimeout(() => write(text), settling)
    return () => clearTimeout(timer)
  }, [text, find])
}

/** The search in the address. */
function useOverlay() {
  const { find } = useSearch({ strict: false })
  const { change, close } = useOverlays()
  return {
    find,
    close: () => close({ find: undefined, card: undefined }),
    type: (text: string) => change({ find: text.slice(0, 60) }),
  }
}
