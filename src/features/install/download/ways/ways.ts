import type { Device } from '../device.rules.ts'

export interface WayProps {
  readonly device: Device
  /** The device's own way, with the page's one primary button. */
  readonly isFirst: boolean
}
