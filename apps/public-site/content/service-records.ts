import type { PictogramName } from '@workspace/ui/road/Pictogram';
import type { Testimonial } from './testimonial.ts';

/** One step of a service, in its order. */
export interface ProcessStep {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly icon: PictogramName;
}

/** A part of a service with what belongs to it. */
export interface FeatureBlock {
  readonly title: string;
  readonly description: string;
  readonly icon: PictogramName;
  readonly details: readonly string[];
}

/** What the reader gains. */
export interface Benefit {
  readonly title: string;
  readonly description: string;
}

/** A group of things that are watched along the street. */
export interface MonitoringCategory {
  readonly title: string;
  readonly items: readonly string[];
  readonly icon: PictogramName;
}

/** A kind of firm that resells the service. */
export interface PartnerFirm {
  readonly name: string;
  readonly description: string;
  readonly services: readonly string[];
}

/** A city that the service names. */
export interface TrustedCity {
  readonly name: string;
  readonly population: string;
  /** Sample content has to be replaced by a city that agreed to be named before the site goes live. */
  readonly isSample: boolean;
}

/** A customer's words with the place of a portrait. */
export interface PortraitTestimonial extends Testimonial {
  /** Where the photograph will lie. A sample person has none: initials stand in for it. */
  readonly image: string;
}
