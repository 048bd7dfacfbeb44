import { i18n } from '@lingui/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { Sprite } from '../../ui/icon/Sprite.tsx'
import { Prerender } from './Prerender.tsx'

export { firstReads } from './firstReads.ts'

export function render() {
  i18n.loadAndActivate({ locale: 'bn', messages: {} })
  return { sprite: renderToStaticMarkup(<Sprite />), body: renderToStaticMarkup(<Prerender />) }
}
