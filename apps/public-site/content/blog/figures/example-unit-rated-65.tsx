import { PciGauge } from '@workspace/ui/road/PciGauge';

export default function ExampleUnitRated65() {
  return <PciGauge pci={65} label="Example sample unit" />;
}
