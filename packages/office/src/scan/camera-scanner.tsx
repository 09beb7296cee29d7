import { Trans, useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
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
  const video = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [problem, setProblem] = useState<CameraProblemKind | null>(null)
  useCodes({ video, stream, onScan, onProblem: setProblem })

  async function start(): Promise<void> {
    setProblem(null)
    try {
      if ((await barcodeDetector()) === null) return setProblem('unable')
      setStream(await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }))
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
          ref={video}
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
  video: React.RefObject<HTMLVideoElement | null>
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
    const shown = video.current
    if (stream === null || shown === null) return
    let isOver = false
    const seen = new Map<string, number>()
    async function look(into: HTMLVideoElement): Promise<void> {
      const detector = await barcodeDetector()
      into.srcObject = stream
      await into.play()
      while (!isOver && detector !== null) {
        for (const { rawValue } of await detector.detect(into)) {
          const before = seen.get(rawValue) ?? Number.NEGATIVE_INFINITY
          seen.set(rawValue, performance.now())
          if (performance.now() - before > AGAIN_MILLISECONDS) latest.current.onScan(rawValue)
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS))
      }
    }
    look(shown).catch((error: unknown) => {
      if (!isOver) latest.current.onProblem(cameraProblem(error))
    })
    return () => {
      isOver = true
      for (const track of stream.getTracks()) track.stop()
    }
  }, [video, stream])
}
