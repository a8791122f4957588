/** A table of `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind`, prices in taka. */
export const electronicsAndAppliances = `
# Smartphones | phone
Flagship Smartphone 12 GB RAM 512 GB with Periscope Camera and 90 W Charging | 39990 | 37490 | flagship
Budget Smartphone 4 GB RAM 128 GB | 13990 | 12490 | budgetPhone
Rugged Waterproof Phone with 10000 mAh Battery | 21500 | 18990 | ruggedPhone
# Laptops & Computers | gadget
14 inch Notebook, Intel N100, 8 GB RAM, 256 GB SSD, Windows 11 | 36500 | 33900 | laptop
Mini PC with Dual Band Wi-Fi | 18500 | 16900 | miniPc
Laser Printer with Wi-Fi and Duplex | 17990 | | printer
10 inch Android Tablet 6 GB RAM with Keyboard Cover | 16500 | 14290 | tablet
Portable SSD 1 TB, USB 3.2 | 9450 | 8190 | ssd
# Cameras & Photography | gadget
4K Action Camera with Waterproof Case and Two Batteries | 8950 | 7290 | actionCamera
Instant Print Kids Camera | 3250 | 2590 | kidsCamera
# Audio & Headphones | gadget
Noise Cancelling Over Ear Headphone with Hi-Res Audio | 7450 | 5990 | noiseHeadphone
Home Theatre Sound Bar 80 W | 8450 | 6990 | soundBar
Retro FM Radio with Bluetooth | 2250 | 1750 | radio
# Wearable Technology | gadget
GPS Sports Watch with 14 Days Battery | 7850 | 6490 | gpsWatch
Smart Ring with Sleep and Heart Tracking, Titanium Body | 9950 | 8290 | smartRing
# Kitchen Appliances | appliance
Rice Cooker 2.8 Litre with Steamer Tray | 3650 | 2990 | riceCooker
Microwave Oven 25 Litre with Grill and Auto Cook Menu | 14500 | 12900 | microwave
Infrared Cooker 2200 W Touch Control | 4250 | 3490 | infraredCooker
Espresso Coffee Maker 15 Bar | 12500 | 10900 | espresso
# Home Appliances | appliance
Robot Vacuum Cleaner with Mop and Laser Navigation | 24500 | 21900 | robotVacuum
Portable Washing Machine 4.5 kg | 8950 | 7690 | washingMachine
Air Purifier with HEPA Filter for Rooms up to 40 Square Metres | 11500 | 9790 | airPurifier
Ceiling Fan with Remote, BLDC Motor Energy Saver | 5450 | 4590 | ceilingFan
# Personal Care Appliances | appliance
Ionic Hair Dryer 2200 W with Diffuser | 2850 | 2190 | hairDryer
Wet and Dry Electric Shaver | 3450 | 2690 | shaver
# Health & Fitness Gadgets | gadget
Automatic Blood Pressure Monitor with Large Display | 2650 | 2090 | bloodPressure
Foldable Electric Treadmill with 1 to 12 km/h and Mobile App | 38900 | 35500 | treadmill
Digital Body Weight Scale | 1450 | 1090 | bodyScale
# Gaming Consoles | gadget
Retro TV Game Console with 10000 Games and Two Controllers | 3950 | 2990 | retroConsole
Handheld Game Player 3.5 inch | 4250 | 3290 | handheldGame
# Smart Home Devices | gadget
Smart Video Doorbell with Chime and Two Way Audio | 5450 | 4390 | videoDoorbell
Android TV Box 4K 4 GB RAM | 4850 | 3890 | tvBox
Mini Wi-Fi Projector with 1080p Support and Tripod | 8950 | 7190 | projector
`;
