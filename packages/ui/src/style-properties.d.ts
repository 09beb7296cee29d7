import 'react'

declare module 'react' {
  /** Custom properties may be set from a component: `style={{ '--filled': '40%' }}`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
