import { html } from 'hono/html'
import { type ClientName, clients, people } from './people.ts'
import type { Words } from './words.ts'

interface Page {
  readonly client: ClientName
  readonly words: Words
}

const frame = ({ client, words }: Page, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="${words.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title(clients[client].name)}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/provider.css" />
      </head>
      <body>
        <main>
          <p class="mark" data-client="${client}" aria-hidden="true">
            ${clients[client].name.slice(0, 1)}
          </p>
          ${body}
          <p class="note">${words.note(clients[client].name)}</p>
        </main>
      </body>
    </html>`

/** One form, with a button for each person and one to decline. */
export const choicePage = (page: Page, request: string) =>
  frame(
    page,
    html`<h1>${page.words.heading}</h1>
      <p class="lead">${page.words.lead}</p>
      <form method="post">
        <input type="hidden" name="request" value="${request}" />
        ${people.map(
          ({ id, name, email, isSwitchedOff }) =>
            html`<button name="person" value="${id}">
              <span class="initial" aria-hidden="true">${name.slice(0, 1)}</span>
              <span class="who"
                ><b>${name}</b
                ><span>${email}</span
                >${isSwitchedOff && html`<i>${page.words.switchedOff}</i>`}</span
              >
            </button>`,
        )}
        <button class="decline" name="decline" value="1">${page.words.decline}</button>
      </form>`,
  )

/** For an expired, used or invalid request, which must not redirect. */
export const invalidRequestPage = (page: Page) =>
  frame(
    page,
    html`<h1>${page.words.stranger}</h1>
      <p class="lead">${page.words.strangerLead}</p>`,
  )
