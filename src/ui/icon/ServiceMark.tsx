import css from './Icon.module.css'

/** Paths on a 24 grid; not in the icon sprite, which the first view loads. */
const drawings = {
  telegram: 'M21 4 3 11.2l6 2.3M21 4l-3.2 15-8.8-5.5M21 4 9 13.5v5.3l3-3.3',
  facebook:
    'M14.5 8.5H17V4.5h-2.5A4 4 0 0 0 10.5 8.5V11H8v3.8h2.5V20.5h4v-5.7h2.3L17.5 11h-3V9a.5.5 0 0 1 0-.5',
  whatsapp:
    'm3.8 20.2 1.3-4.1a8.4 8.4 0 1 1 2.9 2.8zM8.8 8.3c-.5 2.9 4 7.3 6.8 6.6.8-.2 1.3-1 1.1-1.8l-2-1-1 1c-1.2-.4-2.3-1.5-2.8-2.7l1-1.1-.9-1.9c-.9-.3-1.9.1-2.2.9',
  viber:
    'M7.6 4 5.2 5.2C4 10.5 11.6 20 17.5 19.5l2-2.4-3.6-2.9-2 1.3c-2-.9-3.9-3.2-4.4-5.4l1.6-1.6zM13.5 8a4 4 0 0 1 3.3 3.6M13.5 4.2a7.6 7.6 0 0 1 6.9 7.3',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M17 7h.01',
  twitter:
    'M21 6.5c-.8.5-1.6.7-2.3.8a4 4 0 0 0-6.9 3c-3.4 0-6.3-1.5-8.3-4-1 2-.4 4.3 1.3 5.5-.7 0-1.3-.2-1.8-.5 0 2 1.3 3.6 3.2 4-.6.2-1.2.2-1.8.1.5 1.6 2 2.7 3.7 2.8A8.2 8.2 0 0 1 3 19.8c7.4 4.2 15.8-.4 15.8-9.6A6 6 0 0 0 21 6.5',
}

export type ServiceName = keyof typeof drawings

export const isServiceName = (name: string): name is ServiceName => Object.hasOwn(drawings, name)

/** The mark of another company's service. Decorative: the name is beside it or on its link. */
export const ServiceMark = ({ name }: { readonly name: ServiceName }) => (
  <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)
