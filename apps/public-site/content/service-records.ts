import type { PictogramName } from '@workspace/ui/road/Pictogram';
import type { Testimonial } from './testimonial.ts';

/** One numbered step of a service. */
export interface ProcessStep {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly icon: PictogramName;
}

/** A feature of a service with its details. */
export interface FeatureBlock {
  readonly title: string;
  readonly description: string;
  readonly icon: PictogramName;
  readonly details: readonly string[];
}

/** A benefit for the reader. */
export interface Benefit {
  readonly title: string;
  readonly description: string;
}

/** A group of things that the service monitors along the street. */
export interface MonitoringCategory {
  readonly title: string;
  readonly items: readonly string[];
  readonly icon: PictogramName;
}

/** A type of firm that resells the service. */
export interface PartnerFirm {
  readonly name: string;
  readonly description: string;
  readonly services: readonly string[];
}

/** A city named as a customer. */
export interface TrustedCity {
  readonly name: string;
  readonly population: string;
  /** True for sample content: a city that agreed to be named must replace it before the site goes live. */
  readonly isSample: boolean;
}

/** A customer's quote with a portrait. */
export interface PortraitTestimonial extends Testimonial {
  /** Path of the future photograph. A sample person has none and shows initials instead. */
  readonly image: string;
}
