import * as v from 'valibot'
import type { CustomerService } from '../../api/site/site.ts'
import { lasting, readJson } from '../../device/storage/storage.ts'

const storageKey = 'customerService'

const Stored = v.pipe(
  v.array(v.object({ csType: v.string(), csPosition: v.number(), path: v.string() })),
  v.maxLength(50),
)

export function readServices(): readonly CustomerService[] | undefined {
  const parsed = v.safeParse(Stored, readJson(lasting, storageKey))
  return parsed.success ? parsed.output : undefined
}

export const writeServices = (services: readonly CustomerService[]) =>
  lasting.write(storageKey, JSON.stringify(services))
