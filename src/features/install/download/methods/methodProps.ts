import type { Device } from '../device.rules.ts'

export interface MethodProps {
  readonly device: Device
  readonly isFirst: boolean
}
