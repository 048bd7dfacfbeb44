import { describe, expect, it } from 'vitest'
import type { Need } from '#api/promotions/promotions.ts'
import { faultsOf } from '#net/form/faults.ts'
import { applyForm, applicationOf, emptyApplication, isWritten } from './draft.rules.ts'

const picture = { id: 'p', name: 'fair.png', type: 'image/png' as const, blob: new Blob(['x']) }

describe('an application', () => {
  it.each<[Need, Need, string, number, readonly string[]]>([
    ['none', 'none', '', 0, []],
    ['optional', 'optional', '', 0, []],
    ['required', 'optional', '', 0, ['remark']],
    ['required', 'none', '   ', 0, ['remark']],
    ['required', 'none', '3 March', 0, []],
    ['optional', 'required', 'a fair', 0, ['pictures']],
    ['optional', 'required', '', 1, []],
    ['required', 'required', '', 0, ['remark', 'pictures']],
  ])('asking for remark %s and images %s, with "%s" and %i pictures', (...row) => {
    const [remark, images, written, count, lacks] = row
    const draft = { ...emptyApplication(), remark: written, pictures: Array(count).fill(picture) }
    expect(Object.keys(faultsOf(applyForm('1', { remark, images }), draft))).toEqual(lacks)
  })

  it.each([
    [140, {}],
    [141, { remark: 'tooLong' }],
  ])('with a remark of %i letters has the errors %j', (length, faults) => {
    const draft = { ...emptyApplication(), remark: 'কি'.repeat(length) }
    expect(faultsOf(applyForm('1', { remark: 'optional', images: 'none' }), draft)).toEqual(faults)
  })
})

describe('a draft', () => {
  const stored = {
    account: 'member',
    remark: 'my fair',
    key: 'a-key-of-sixteen-letters',
    pictures: [{ id: 'p', name: 'fair.png', type: 'image/png', data: btoa('bytes') }],
  }

  it('is restored with its pictures', async () => {
    const draft = applicationOf(stored, 'member')
    expect(draft).toMatchObject({ remark: 'my fair', key: stored.key })
    expect(await draft.pictures[0]?.blob.text()).toBe('bytes')
    expect(isWritten(draft)).toBe(true)
  })

  it('is restored whole, though it is too long', () => {
    expect(applicationOf({ ...stored, remark: 'x'.repeat(5000) }, 'member').remark).toHaveLength(
      5000,
    )
  })

  it.each([
    ['of another player', stored, 'other'],
    ['of nobody', null, 'member'],
    ['that is broken', { ...stored, pictures: 'three' }, 'member'],
    [
      'with invalid bytes',
      { ...stored, pictures: [{ ...stored.pictures[0], data: '%%' }] },
      'member',
    ],
  ])('is ignored when %s', (_, kept, account) => {
    expect(isWritten(applicationOf(kept, account))).toBe(false)
  })
})
