import { Trans, useLingui } from '@lingui/react/macro'
import { atom, useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { firstOf } from '#api/typed/length.ts'
import { type LiveModel, listLiveModels } from '#api/games/liveModels.ts'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { queryAtom } from '#net/query/query.ts'
import { Picture } from '#ui/Picture.tsx'
import { Rail } from '#ui/list/Rail.tsx'
import { Skeleton, useSkeleton } from '#ui/skeleton/Skeleton.tsx'
import { inListLanguage } from '#features/merchant/merchant.atoms.ts'
import type { GameActions } from '#features/games/tile/gameActions.ts'
import css from './LiveModels.module.css'

const listedAtom = queryAtom(listLiveModels, (get) => ({
  ...inListLanguage(get),
  status: 'active' as const,
}))

/** Undefined while loading; empty where the request fails. Streaming hosts come first. */
export const liveModelsAtom = atom((get) => {
  const { value, failure } = get(listedAtom)
  return failure && !value ? [] : value?.toSorted(streamingFirst)
})

const streamingFirst = (one: LiveModel, other: LiveModel) =>
  Number(other.isStreaming) - Number(one.isStreaming)

interface Props {
  readonly onPlay: GameActions['onPlay']
}

/** Renders nothing where the merchant has no hosts. */
export function LiveModels({ onPlay }: Props) {
  const { t } = useLingui()
  const models = useAtomValue(liveModelsAtom)
  const hasSkeleton = useSkeleton(models === undefined)
  if (models?.length === 0) return null
  return (
    <section className={css.row} aria-label={t`Live hosts`} aria-busy={models === undefined}>
      <h2 className={css.title} aria-hidden={models === undefined}>
        <Trans comment="Hosts: the people who present live games.">Live hosts</Trans>
      </h2>
      <Rail
        previousLabel={t`Previous hosts`}
        nextLabel={t({
          message: 'Next hosts',
          comment: 'Button of a row that scrolls: presenters of live games. For screen readers.',
        })}
      >
        {models
          ? models.map((model) => (
              <li key={model.id}>
                <Model model={model} onPlay={onPlay} />
              </li>
            ))
          : placeholders.map((place) => (
              <li key={place} className={css.skeleton}>
                {hasSkeleton && <Skeleton />}
              </li>
            ))}
      </Rail>
    </section>
  )
}

const placeholders = [1, 2, 3, 4]

/** Opens the table of this host. */
function Model({ model, onPlay }: Props & { readonly model: LiveModel }) {
  const { table } = model
  const face = <Face {...model} />
  if (!table) return <div className={css.model}>{face}</div>
  const play = ({ currentTarget }: MouseEvent) => void onPlay(table, currentTarget)
  return (
    <button type="button" className={css.model} onClick={play}>
      {face}
    </button>
  )
}

function Face({ name, picture, isStreaming }: LiveModel) {
  const src = useAtomValue(isLiteAtom) ? null : picture
  return (
    <>
      <span className={css.picture} data-streaming={isStreaming || undefined}>
        <Picture
          src={src}
          width={240}
          height={320}
          otherwise={<span aria-hidden="true">{firstOf(name, 1)}</span>}
        />
      </span>
      <span className={css.name} dir="auto">
        {name}
      </span>
      {isStreaming && (
        <span className={css.live}>
          <Trans comment="A presenter of a live game is on air.">Streaming now</Trans>
        </span>
      )}
    </>
  )
}
