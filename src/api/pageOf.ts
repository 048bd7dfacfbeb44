import * as v from 'valibot'
import type { ListPage } from './page.ts'
import { list } from './wire.ts'

const Place = { pageNum: v.number(), totalPages: v.number(), totalCount: v.number() }

export const pageOf = <T extends v.GenericSchema>(item: T) =>
  v.pipe(
    v.object({ list: list(item), ...Place }),
    v.transform((wire): ListPage<v.InferOutput<T>> => ({
      items: wire.list,
      page: wire.pageNum,
      pages: wire.totalPages,
      total: wire.totalCount,
    })),
  )
