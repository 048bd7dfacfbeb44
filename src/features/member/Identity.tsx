import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { type Member } from '#api/account/member.ts'
import { useCopy } from '#ui/button/Copy.tsx'
import { Link } from '#ui/Link.tsx'
import { Lotus } from '#ui/art/MotifArt.tsx'
import { Avatar } from '#ui/icon/Avatar.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { memberAtom, sessionAtom } from '#features/session/session.atoms.ts'
import { HeadIconSheet } from './HeadIconSheet.tsx'
import css from './Identity.module.css'
import { headIconAtom } from './member.atoms.ts'

interface Props {
  readonly look: 'new' | 'base'
}

export function Identity({ look }: Props) {
  const read = useAtomValue(memberAtom)
  const session = useAtomValue(sessionAtom)
  const isOffline = read.value === undefined && read.failure?.kind === 'offline'
  return (
    <div className={css.place} data-look={look}>
      {isOffline && session ? (
        <OfflineCard name={session.userName} look={look} />
      ) : (
        <Loaded heading="h1" read={read} skeleton={<Skeleton className={css.skeleton} />}>
          {(member) => <Card member={member} look={look} />}
        </Loaded>
      )}
    </div>
  )
}

function Card({ member, look }: Props & { readonly member: Member }) {
  const name = member.nickname || member.userName
  return (
    <header className={css.card} data-look={look}>
      <Petals />
      <Picture name={name} />
      <div className={css.names}>
        <h1 className={css.name} dir="auto">
          {name}
        </h1>
        {member.nickname && (
          <p className={css.account} dir="auto">
            {member.userName}
          </p>
        )}
        <MemberId id={member.id} />
      </div>
      {member.kind !== 'trial' && (
        <Link to="/m/member/benefits" className={css.vip}>
          <Icon name="crown" size="small" />
          <Trans comment="The placeholder is the number or name of a tier.">
            VIP {member.vipLabel}
          </Trans>
        </Link>
      )}
    </header>
  )
}

/** Everything the phone knows about the player, in the same place and size. */
const OfflineCard = ({ name, look }: Props & { readonly name: string }) => (
  <header className={css.card} data-look={look}>
    <Petals />
    <Avatar name={name} motif={null} />
    <div className={css.names}>
      <h1 className={css.name} dir="auto">
        {name}
      </h1>
      <p className={css.note}>
        <Trans>Your details appear when you are back online.</Trans>
      </p>
    </div>
  </header>
)

const Petals = () => (
  <svg className={css.petals} viewBox="-44 -44 88 88" aria-hidden="true">
    <Lotus />
    <Lotus transform="scale(.6)rotate(15)" />
  </svg>
)

function Picture({ name }: { readonly name: string }) {
  const { t } = useLingui()
  const icon = useAtomValue(headIconAtom)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.picture}
        aria-label={t`Change your picture`}
        title={t`Change your picture`}
        onClick={() => setChoosing(true)}
      >
        <Avatar name={name} motif={icon} />
        <span className={css.change}>
          <Icon name="more" size="small" />
        </span>
      </button>
      <HeadIconSheet open={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}

function MemberId({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <button
      type="button"
      className={css.id}
      aria-label={t`Copy member ID ${id}`}
      onClick={() => void copy(id)}
    >
      <Trans>ID {id}</Trans>
      <Icon name="copy" size="small" />
    </button>
  )
}
