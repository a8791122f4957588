import { type MouseEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type ScanMode, scanModes } from '#domain/orders/scanModes.ts';
import * as messages from '#messages/dashboard/orders/scanning.ts';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { SmallText } from '../../components/layout/SmallText.ts';
import { screenHandle } from '../../components/routing/addresses.ts';
import { withCapability } from '../../components/routing/withCapability.tsx';
import { ScanField } from '../../components/scanning/ScanField.tsx';
import { LastScan } from './LastScan.tsx';
import { ScanList } from './ScanList.tsx';
import { scanModeHints, scanModeLabels, storedScanMode, storeScanMode } from './scanMode.ts';
import { isScanSoundOn, setScanSoundOn } from './scanSound.ts';
import { useKeysIntoField } from './useKeysIntoField.ts';
import { useScans } from './useScans.ts';

const heading = messages.scanLabels;
export const handle = screenHandle(heading);

/** The screen on which staff scan one label after the other: its order is packed, was handed over, or came back (DK-13). */
const ScanScreen = () => {
  const [mode, setMode] = useState(storedScanMode);
  const { entries, scan, retry, dismiss, takeBack } = useScans();
  const field = useRef<HTMLInputElement>(null);
  useKeysIntoField(field);
  const choose = (chosen: ScanMode) => {
    setMode(chosen);
    storeScanMode(chosen);
  };
  /** Gives the focus back to the field after a click with a mouse, except on a link or another field. */
  const keepFocus = ({ detail, target }: MouseEvent) => {
    // A click by a key has the `detail` 0: the focus stays at its control.
    const isByKey = detail === 0;
    const needsFocus = target instanceof Element && target.closest('a, input[type="text"]') !== null;
    if (isByKey || needsFocus) return;
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  };
  return (
    <Stack gap={5} onClick={keepFocus}>
      <PageTitle aside={<SoundSwitch />}>{heading}</PageTitle>
      <Work>
        <Stack gap={4}>
          <ChoiceChips
            legend={messages.whatEachScanMeans}
            options={scanModes.map((offered) => ({ value: offered, label: scanModeLabels[offered] }))}
            value={mode}
            onChange={choose}
          />
          <SmallText>{scanModeHints[mode]}</SmallText>
          <ScanField ref={field} target="labels" keepsCameraOpen onScan={(code) => scan(code, mode)} />
        </Stack>
        <LastScan entry={entries[0]} />
      </Work>
      <ScanList entries={entries} retry={retry} dismiss={dismiss} takeBack={takeBack} />
    </Stack>
  );
};

export const Component = withCapability('scanning', ScanScreen, heading, messages.noScanningOnThisServer);

const SoundSwitch = () => {
  const [isOn, setIsOn] = useState(isScanSoundOn);
  const change = (next: boolean) => {
    setScanSoundOn(next);
    setIsOn(next);
  };
  return <Switch label={messages.sound} checked={isOn} onChange={change} />;
};

/** The field beside what became of the last scan. */
const Work = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: var(--space-5);
`;
