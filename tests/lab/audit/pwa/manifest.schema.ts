import * as v from 'valibot'

const ManifestPicture = v.object({
  src: v.string(),
  sizes: v.pipe(v.string(), v.regex(/^\d+x\d+$/)),
  type: v.string(),
  purpose: v.optional(v.string(), 'any'),
})

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))

/** The manifest of an installable app, as strict as app stores require. */
export const Manifest = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(45)),
  short_name: v.pipe(v.string(), v.minLength(1), v.maxLength(12)),
  description: v.pipe(v.string(), v.minLength(20)),
  lang: v.string(),
  dir: v.picklist(['ltr', 'rtl', 'auto']),
  start_url: v.string(),
  scope: v.string(),
  display: v.picklist(['standalone', 'fullscreen', 'minimal-ui']),
  theme_color: colour,
  background_color: colour,
  icons: v.array(ManifestPicture),
  launch_handler: v.object({ client_mode: v.array(v.string()) }),
  share_target: v.object({
    action: v.string(),
    method: v.literal('GET'),
    params: v.record(v.picklist(['title', 'text', 'url']), v.string()),
  }),
  shortcuts: v.pipe(
    v.array(v.object({ name: v.string(), url: v.string(), icons: v.array(ManifestPicture) })),
    v.minLength(1),
  ),
  screenshots: v.array(
    v.object({
      ...ManifestPicture.entries,
      form_factor: v.picklist(['narrow', 'wide']),
      label: v.string(),
    }),
  ),
})
export type Manifest = v.InferOutput<typeof Manifest>
export type ManifestPicture = v.InferOutput<typeof ManifestPicture>
