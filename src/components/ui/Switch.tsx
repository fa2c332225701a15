import { Choice } from './Choice';
import * as styles from './Switch.late.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  disabled?: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** A setting that applies at once. */
export const Switch = ({ label, isOn, disabled, onSwitch }: SwitchProps) => (
  <Choice
    type="checkbox"
    role="switch"
    className={styles.switch}
    disabled={disabled}
    checked={isOn}
    onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
  >
    <span className={styles.track} aria-hidden />
    <span>{label}</span>
  </Choice>
);
