import type { Device } from '../device.rules.ts'

export interface WayProps {
  readonly device: Device
  readonly isFirst: boolean
}
