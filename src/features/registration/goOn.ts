/** Enter leads to the next field, as the keyboard's key says, and from the last one sends the form. */
export function goOn(event: KeyboardEvent) {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  const fields = [...(target.form?.elements ?? [])].filter(isTextField)
  const next = fields[fields.indexOf(target) + 1]
  if (target.type === 'checkbox' || !next) return
  event.preventDefault()
  next.focus()
}

const isTextField = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type !== 'checkbox'
