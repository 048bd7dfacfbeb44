import type { Page } from '@playwright/test'
import { expect, go, logIn, test } from '#tests/support/journey.ts'
import { disguised, forbiddenAddresses, hostileHtml, outside } from '#tests/security/corpus.ts'

/**
 * Watches for everything that content could do: run code, send requests elsewhere, open a dialog or
 * a page.
 */
async function guard(page: Page) {
  const seen: string[] = []
  await page.addInitScript(() => {
    Object.assign(window, {
      canary: () => document.documentElement.setAttribute('data-canary', 'dead'),
    })
  })
  await page.context().route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      seen.push(`asked for ${route.request().url()}`)
      return route.abort()
    },
  )
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => seen.push(`opened ${popup.url()}`))
  return async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-canary')
    expect(seen).toEqual([])
  }
}

const forbidden =
  'script, style, svg, math, form, input, iframe, object, embed, dialog, video, audio, base, meta, link, ' +
  '[id], [name], [class], [style], [onerror], [onclick], [role], [tabindex], [download], [ping]'

/** Every element that the platform's texts brought into the page and that is not allowed there. */
const intruders = (page: Page, texts: string) =>
  page
    .locator(texts)
    .evaluateAll(
      (elements, selector) =>
        elements.flatMap((element) =>
          [...element.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML),
        ),
      forbidden,
    )

/** Clicks every link in the texts; none may navigate away. */
const pressLinks = (page: Page, texts: string) =>
  page.locator(texts).evaluateAll((elements) => {
    const links = elements.flatMap((element) => [...element.querySelectorAll('a[href]')])
    const foreign = links.filter((link) => !link.getAttribute('href')?.startsWith('/'))
    for (const link of foreign) if (link instanceof HTMLElement) link.click()
    return foreign.length
  })

test('hostile help and announcements show their text and run nothing', async ({
  page,
  platform,
}) => {
  test.slow()
  const holds = await guard(page)
  for (const [index, html] of hostileHtml.entries()) {
    const content = `<p>Words ${index}.</p>${html}`
    await platform.announce({ kind: 'help', title: `Hostile ${index}`, content })
    await platform.announce({ kind: 'notice', title: `Hostile ${index}`, content })
  }
  const last = `Words ${hostileHtml.length - 1}.`

  await page.goto('/m/help?lang=EN')
  const unfold = page.getByRole('button', { name: 'Read here: Hostile' })
  await expect(unfold).toHaveCount(hostileHtml.length)
  await unfold.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await expect(page.getByText(last, { exact: true })).toBeAttached()
  const texts = '[aria-expanded=true] >> xpath=../following-sibling::div >> div'
  expect(await intruders(page, texts)).toEqual([])
  await pressLinks(page, texts)
  await expect(page).toHaveURL(/\/m\/help/)
  await holds()

  await go(page, '/m/notice')
  const rows = page.locator('details').filter({ hasText: 'Hostile' })
  await expect(rows).toHaveCount(hostileHtml.length)
  await rows.evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
  await expect(page.getByText(last, { exact: true })).toBeAttached()
  expect(await intruders(page, 'details > div')).toEqual([])
  await pressLinks(page, 'details > div')
  await expect(page).toHaveURL(/\/m\/notice/)
  await holds()
})

test('hostile popups and messages show their text and run nothing', async ({ page, platform }) => {
  test.slow()
  const holds = await guard(page)
  const perPopup = 12
  const popups = hostileHtml.flatMap((_, index) =>
    index % perPopup === 0 ? [hostileHtml.slice(index, index + perPopup)] : [],
  )
  const large = '<p style="font-size: 56px; color: red">On Friday</p>'
  await platform.announce({ kind: 'popup', title: 'Grand draw', content: large })
  for (const [index, pieces] of popups.entries())
    await platform.announce({
      kind: 'popup',
      title: `Hostile ${index}`,
      content: `<p>Words ${index}.</p>${pieces.map((html) => `<div>${html}</div>`).join('')}`,
    })
  await platform.announce({ kind: 'popup', title: 'The last', content: '' })
  const letter = { title: '<b>Bold</b> title', content: `<p>Words.</p>${hostileHtml.join('')}` }
  await platform.announce({ kind: 'inbox', to: 'member', ...letter })
  await logIn(page, platform, 'member')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('dialog', { name: 'Grand draw' })).toBeVisible()
  await expect(dialog.getByText('On Friday')).toHaveCSS('font-size', '28px')
  for (const index of popups.keys()) {
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('dialog', { name: `Hostile ${index}`, exact: true })).toBeVisible()
    await expect(dialog.getByText(`Words ${index}.`, { exact: true })).toBeAttached()
    expect(await intruders(page, 'dialog [id$=-text] > div')).toEqual([])
  }
  await holds()

  await go(page, '/m/webEmail')
  await page.getByRole('link', { name: letter.title }).click()
  await expect(page.getByText('Words.', { exact: true })).toBeAttached()
  expect(await intruders(page, 'article > p + div')).toEqual([])
  await pressLinks(page, 'article > p + div')
  await expect(page).toHaveURL(/\/m\/webEmail/)
  await holds()
})

test('a hostile banner opens nothing, and a disguised one names its host', async ({
  page,
  platform,
}) => {
  const holds = await guard(page)
  const addresses = [...forbiddenAddresses, ...disguised.map(([address]) => address)]
  const ours = (address: string) => address.includes('mela.example')
  for (const [index, link] of addresses.filter((address) => !ours(address)).entries())
    await platform.announce({
      kind: 'banner',
      title: `Hostile ${index} \u202egnp.exe`,
      content: '<script>canary()</script>',
      link,
      url: index % 2 ? `https://${outside}/b.png` : 'javascript:canary()',
    })
  await page.goto('/m/home?lang=EN')
  const banners = page.getByRole('region', { name: 'Highlights' })
  await expect(banners.getByText('Hostile 0').first()).toBeAttached()
  const links = banners.locator('a[href]')
  const leads = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(leads.filter((href) => !/^(https:\/\/[^/@\\]+\/|\/m\/)/.test(href))).toEqual([])
  await links
    .and(page.locator('[href^="https://partner.example.evil"]'))
    .first()
    .dispatchEvent('click')
  await expect(page.getByRole('dialog', { name: /partner\.example\.evil\.example/ })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
  await holds()
})
