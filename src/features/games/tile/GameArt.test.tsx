import { fireEvent, render } from '@testing-library/react'
import { Provider, createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { writeSite } from '#features/merchant/site.storage.ts'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { GamePicture } from './GameArt.tsx'

setUp()

/** Starts the app with the data that an earlier visit stored on the device. */
function start() {
  writeSite({ cockfightVendors: [], imageHosts: ['/a', '/b'], switches: {} })
  const told = Promise.withResolvers<object>()
  platform({ '/wps/system/status': () => told.promise })
  const { container } = render(
    <Provider store={createStore()}>
      <GamePicture path="1.svg" />
    </Provider>,
  )
  const picture = () => container.querySelector('img[src]')
  const fail = () => fireEvent.error(picture() ?? container)
  return { told, picture, fail }
}

it('is requested from the hosts of an earlier visit until the platform answers', () => {
  const { picture } = start()
  expect(picture()?.getAttribute('src')).toMatch(/^\/[ab]\/1\.svg$/)
})

it('is requested again when the platform answers, if the earlier hosts failed', async () => {
  const { told, picture, fail } = start()
  fail()
  fail()
  expect(picture()).toBeNull()
  told.resolve({ info: { imageCDNs: ['/a', '/b'] }, serverTime: 1 })
  await vi.waitFor(() => expect(picture()).not.toBeNull())
})
