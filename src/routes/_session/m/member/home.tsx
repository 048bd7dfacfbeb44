import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { WaitingContracts } from '#features/agency/contracts/WaitingContracts.tsx'
import { HandOffRow } from '#features/install/handOff/HandOffCode.tsx'
import { WorkerFault } from '#features/install/WorkerFault.tsx'
import { MemberScreen } from '#features/member/MemberScreen.tsx'
import { totalUnreadAtom } from '#features/messages/unread/unread.atoms.ts'
import { savedHeadIconAtom } from '#features/member/member.atoms.ts'
import { memberAtom } from '#features/session/session.atoms.ts'
import { Preferences } from '#shell/Preferences.tsx'

export const Route = createFileRoute('/_session/m/member/home')({
  staticData: {
    title: msg({
      message: 'Profile',
      comment: 'Tab at the bottom: the player’s own page. Very short.',
    }),
  },
  loader: ({ context }) =>
    Promise.all([context.preload(memberAtom), context.preload(savedHeadIconAtom)]),
  component: () => (
    <MemberScreen
      unread={useAtomValue(totalUnreadAtom)}
      contracts={<WaitingContracts />}
      preferences={<Preferences />}
      handOff={<HandOffRow />}
      fault={<WorkerFault />}
    />
  ),
})
