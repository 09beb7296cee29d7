import { Trans } from '@lingui/react'

export type CameraProblemKind = 'unable' | 'refused' | 'missing' | 'busy'

/** What keeps the camera from being used, by what the browser throws. */
export function cameraProblem(error: unknown): CameraProblemKind {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

/** Says it, with what to do instead. */
export function CameraProblem({ kind }: { kind: CameraProblemKind }) {
  switch (kind) {
    case 'unable':
      return (
        <Trans
          id="scan.unable"
          message="This browser cannot read codes with the camera. Use a scanner, or write the code into the field; Chrome on Android can."
        />
      )
    case 'refused':
      return (
        <Trans
          id="scan.refused"
          message="The camera was not allowed. Allow it for this page in the settings of your browser, and start it again."
        />
      )
    case 'missing':
      return (
        <Trans id="scan.missing" message="This device has no camera. Use a scanner, or write the code." />
      )
    case 'busy':
      return (
        <Trans
          id="scan.busy"
          message="The camera does not answer. Close other programs that use it, and start it again."
        />
      )
  }
}
