import { atom } from 'jotai'
import type * as v from 'valibot'
import type { AnyEndpoint, Endpoint, Schema } from '#api/endpoint.ts'
import type { ListPage } from '#api/page.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import type { Language } from '#i18n/languages.ts'
import { call } from '#net/call.ts'
import { perform } from '#net/intent.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { readsOf } from '#net/query/readsOf.ts'
import { playerIntent } from '#net/session/player.ts'
import { type Order, findOrder, ordersPerLook } from './findOrder.ts'

export const inLanguageAtom = atom((get) => ({ language: get(languageAtom) }))

interface Asked {
  readonly language: Language
  readonly pageNo: number
  readonly pageSize: number
}

/** Finds the order whose response was lost; null if the platform has no such order. */
export const findIntent = <I extends v.GenericSchema, O extends Order>(
  list: Endpoint<Asked, I, v.GenericSchema<unknown, ListPage<O>>>,
) =>
  playerIntent(async (get, _set, sentKey: string) => {
    const read = async (pageNo: number) =>
      (await call(list, { ...get(inLanguageAtom), pageSize: ordersPerLook, pageNo })).value
    const found = await findOrder(sentKey, read)
    void invalidate(list)
    return found
  })

interface Listed {
  readonly id: string
  readonly status: string
}

/** Refetches a list with all its pages one by one, unless it already shows the order's present state. */
export function refreshList(
  list: Endpoint<never, Schema, v.GenericSchema<unknown, ListPage<Listed>>>,
  { id, status }: Listed,
) {
  const known = readsOf(list).flatMap(({ answers }) => answers)
  const shown = known.flatMap(({ value }) => value.items)
  if (!shown.some((order) => order.id === id && order.status === status)) void invalidate(list)
}

/** If a cancellation is refused, refetches the order: it may have changed or been cancelled in the meantime. */
export const cancelIntent = <I extends v.GenericSchema, O extends v.GenericSchema>(
  cancel: Endpoint<{ readonly id: string }, I, O>,
  order: AnyEndpoint,
) =>
  atom(null, (_get, _set, id: string, idempotencyKey: string): Promise<unknown> =>
    perform(cancel, { id }, { idempotencyKey }).catch((thrown: unknown) => {
      void invalidate(order)
      throw thrown
    }),
  )
export type CancelIntent = ReturnType<typeof cancelIntent>
