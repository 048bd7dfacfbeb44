import { useLingui } from '@lingui/react/macro'
import {
  type ChangeEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type ImageFault, type ChosenImage, readImage } from './ImageField.file.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { IconButton } from '#ui/button/Button.tsx'
import { ErrorNote, HintNote, tiedTo } from './Notes.tsx'
import css from './ImageField.module.css'

const maxImages = 3

interface Props {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly value: readonly ChosenImage[]
  readonly onChange: (pictures: readonly ChosenImage[]) => void
}

export function ImageField(props: Props) {
  const { label, hint, value, onChange } = props
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { refusal, add } = useAdding(props)
  const error = refusal ?? props.error
  const remove = (gone: ChosenImage) => {
    onChange(value.filter((picture) => picture !== gone))
    input.current?.focus()
  }
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>{label}</legend>
      <div className={css.pictures}>
        {value.map((picture) => {
          const { id: key, name } = picture
          return (
            <div key={key} className={css.picture}>
              <Preview picture={picture} />
              <IconButton
                className={css.remove}
                icon="close"
                label={t`Remove ${name}`}
                onClick={() => remove(picture)}
              />
            </div>
          )
        })}
        <label className={css.add} hidden={value.length >= maxImages}>
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            accept="image/png,image/jpeg"
            multiple
            {...tiedTo(id, { error, hint })}
            onChange={add}
          />
          <Icon name="plus" />
          {t`Add a picture`}
        </label>
      </div>
      <div role="alert">
        <ErrorNote of={id}>{error}</ErrorNote>
      </div>
      <HintNote of={id}>{hint}</HintNote>
    </fieldset>
  )
}

function useAdding(props: Props) {
  const faultText = useFaultText()
  const [refusal, setRefusal] = useState<string>()
  // The player may remove or add pictures while others are being read.
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    const results = await Promise.all(
      files.map(async (file) => ({ file, image: await readImage(file) })),
    )
    const { value, onChange } = latest.current
    const images = results.flatMap(({ image }) => (typeof image === 'string' ? [] : [image]))
    const room = maxImages - value.length
    onChange([...value, ...images.slice(0, room)])
    const refused = results.find(({ image }) => typeof image === 'string')
    const tooMany = images[room]
    if (refused && typeof refused.image === 'string')
      setRefusal(faultText(refused.image, refused.file.name))
    else setRefusal(tooMany && faultText('many', tooMany.name))
  }
  return { refusal, add: (event: ChangeEvent<HTMLInputElement>) => void add(event) }
}

function useFaultText() {
  const { t } = useLingui()
  return (fault: ImageFault | 'many', name: string) =>
    ({
      large: t`${name} is larger than 5 MB`,
      long: t({
        message: `${name} is too long to stay readable. Send it in two or more pictures.`,
        comment: '“Long” is the height of a picture, such as a screenshot of a whole page.',
      }),
      heic: t`${name} is an HEIC photo, which only some phones can open. Take a screenshot of it and choose that.`,
      mislabelled: t`${name} is not a PNG or JPG picture`,
      broken: t`${name} is damaged and cannot be opened`,
      many: t`You can add up to three pictures. ${name} was not added.`,
    })[fault]
}

function Preview({ picture: { blob, name } }: { readonly picture: ChosenImage }) {
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img ref={draw} className={css.image} alt={name} />
}
