import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { NoticesScreen } from '#features/messages/notices/NoticesScreen.tsx'
import { announcementsAtom } from '#features/merchant/merchant.atoms.ts'
import { IndexParam } from '#net/searchParams.ts'

const NoticeSearch = v.object({
  /** Index of the announcement to open, from 0. */
  i: v.optional(v.fallback(IndexParam, 0)),
})

export const Route = createFileRoute('/_messages/m/notice')({
  staticData: { title: msg`Announcements`, layout: 'band', isLive: true },
  validateSearch: NoticeSearch,
  codeSplitGroupings: [['component']],
  loader: ({ context }) => context.preload(announcementsAtom),
  component: () => <NoticesScreen openAt={Route.useSearch().i} />,
})
