import { Trans, useLingui } from '@lingui/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { barcodeDetector } from './barcode-detector.ts'
import { CameraProblem, type CameraProblemKind, cameraProblem } from './camera-problem.tsx'
import styles from './scan.module.css'

const LOOK_MILLISECONDS = 150
/** The same code counts again after this: until then it is still the same thing in front of the camera. */
const AGAIN_MILLISECONDS = 1500

/** Reads codes from the camera, once it was allowed; says so where that cannot be. Closing it lets go of the camera. */
export function CameraScanner({ onScan }: { onScan: (code: string) => void }) {
  const { i18n } = useLingui()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [problem, setProblem] = useState<CameraProblemKind | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const showStream = useCallback(
    (element: HTMLVideoElement | null) => {
      if (element !== null) element.srcObject = stream
      setVideo(element)
    },
    [stream],
  )
  useCodes({ video, stream, onScan, onProblem: setProblem })

  async function start(): Promise<void> {
    setProblem(null)
    try {
      if ((await barcodeDetector()) === null) return setProblem('unable')
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      // Whoever closed this while the browser asked wants no camera any more.
      if (isGone.current) stop(opened)
      else setStream(opened)
    } catch (error) {
      setProblem(cameraProblem(error))
    }
  }

  return (
    <div className={styles.camera}>
      {problem !== null && (
        <Notice tone="bad">
          <CameraProblem kind={problem} />
        </Notice>
      )}
      {stream === null ? (
        <>
          <p>
            <Trans
              id="scan.ask"
              message="Your browser asks whether this page may use the camera. Pictures are read on this device, and neither sent nor kept."
            />
          </p>
          <Button look="primary" onPress={() => void start()}>
            <Trans id="scan.start" message="Start the camera" />
          </Button>
        </>
      ) : (
        <video
          ref={showStream}
          className={styles.video}
          muted
          playsInline
          aria-label={i18n.t({ id: 'scan.picture', message: 'What the camera sees' })}
        />
      )}
    </div>
  )
}

type Codes = {
  /** Shows the stream. */
  video: HTMLVideoElement | null
  stream: MediaStream | null
  onScan: (code: string) => void
  onProblem: (problem: CameraProblemKind) => void
}

function useCodes({ video, stream, onScan, onProblem }: Codes): void {
  const latest = useRef({ onScan, onProblem })
  useEffect(() => {
    latest.current = { onScan, onProblem }
  })
  useEffect(() => {
    if (stream === null || video === null) return
    let isOver = false
    const seen = new Map<string, number>()
    async function look(from: HTMLVideoElement): Promise<void> {
      const detector = await barcodeDetector()
      await from.play()
      while (!isOver && detector !== null) {
        for (const { rawValue } of await detector.detect(from)) {
          const before = seen.get(rawValue) ?? Number.NEGATIVE_INFINITY
          seen.set(rawValue, performance.now())
          if (performance.now() - before > AGAIN_MILLISECONDS) latest.current.onScan(rawValue)
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS))
      }
    }
    look(video).catch((error: unknown) => {
      if (!isOver) latest.current.onProblem(cameraProblem(error))
    })
    return () => {
      isOver = true
      stop(stream)
    }
  }, [video, stream])
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
