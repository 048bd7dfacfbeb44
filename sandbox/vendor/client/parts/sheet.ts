import { button, h, icon } from '#sandbox/vendor/client/dom.ts'

/** A bottom sheet, closed by Escape, the close button or the backdrop. */
export function openSheet(title: string, close: string, ...body: readonly Node[]) {
  const dialog = h('dialog', { class: 'sheet', 'aria-label': title })
  const cross = button(
    close,
    { class: 'round' },
    () => dialog.close(),
    icon('M6 6l12 12M18 6 6 18'),
  )
  const head = h('header', {}, h('h2', {}, title), cross)
  dialog.append(head, h('div', { class: 'sheet-body' }, ...body))
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
